import { Run } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import { HUMANS } from '../panel/humans.ts';
import { dull } from './panel-dull.ts';
import { battleArena } from './sim.ts';

it('who spares something turns automatic fire off', () => {
  const run = new Run(battleArena, { seed: 1 });
  const policy = { post: 'hunt', dodges: 'yes', fetches: 'all', spares: 'everything' };
  const player = dull.createPlayer(policy, HUMANS.expert, 1);
  while (run.state.tick < 120) run.step(player(run.state));
  expect(run.state.player.autoFire).toBe(false);
});
