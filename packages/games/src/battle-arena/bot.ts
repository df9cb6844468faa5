import { type Rng, createRng, nextInt, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { HUMANS } from '../panel/humans.ts';
import { createPlayer } from './panel-player.ts';
import { type ArenaCommand, BUTTONS, type Button } from './simulation/commands.ts';
import type { ArenaState } from './simulation/state.ts';

/** The good bot is an expert of the panel; the poor one wanders and fires. */
export const createArenaBot: BotFactory<ArenaState, ArenaCommand> = ({ skill, seed }) => {
  if (skill === 'good') return createPlayer(HUMANS.expert, seed);
  const rng = createRng(seed);
  return (state) => playPoorly(state, rng);
};

const NOTHING: readonly ArenaCommand[] = [];

function playPoorly(state: Readonly<ArenaState>, rng: Rng): readonly ArenaCommand[] {
  if (state.tick % 45 !== 0) return NOTHING;
  // Sometimes it switches automatic fire, and a drag switches it on again.
  if (nextInt(rng, 24) === 0) return [{ type: 'autoFire' }];
  // Sometimes it drags.
  if (nextInt(rng, 12) === 0) return [{ type: 'drag', dx: nextInt(rng, 241) - 120, dy: nextInt(rng, 121) - 60 }];
  const button: Button = pick(rng, BUTTONS);
  return [{ type: 'button', button, down: !state.player.held[button] }];
}
