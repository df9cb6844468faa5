import { Run, beaconDealer, localDealer } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { PREVIEW_TICKS, RED_TIMER_SECONDS } from './rules.ts';
import { puzzle } from './sim.ts';

it('rises with every six seams, is highest while the clock is red, and falls at the end (G5.31)', () => {
  const run = new Run(puzzle, { seed: 8 }, localDealer(beaconDealer, 8));
  expect(intensityOf(run.state)).toBe(0);
  for (let tick = 0; tick < PREVIEW_TICKS; tick++) run.step([]);
  const heard = new Set([intensityOf(run.state)]);
  let { board } = run.state;
  while (!run.ended) {
    const from = board.findIndex((piece, place) => piece !== place);
    run.step([{ swap: [from, board[from] as number] }]);
    ({ board } = run.state);
    heard.add(intensityOf(run.state));
  }
  expect(heard).toEqual(new Set([0, 0.25, 0.5, 0.75]));
  expect(intensityOf({ ...run.state, status: 'playing', ticksLeft: RED_TIMER_SECONDS * 60 })).toBe(1);
});
