import { Run, beaconDealer, localDealer } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { LAST_SECONDS, PREVIEW_TICKS, RED_TIMER_SECONDS } from './rules.ts';
import { puzzle } from './sim.ts';

it('rises with every four pieces in place, is higher while the clock is red and highest in its last seconds (G5.31)', () => {
  const run = new Run(puzzle, { seed: 8 }, localDealer(beaconDealer, 8));
  expect(intensityOf(run.state)).toBe(0);
  for (let tick = 0; tick < PREVIEW_TICKS; tick++) run.step([]);
  const heard = new Set([intensityOf(run.state)]);
  let { board } = run.state;
  const scattered = [...board];
  while (!run.ended) {
    const from = board.findIndex((piece, place) => piece !== place);
    run.step([{ swap: [from, board[from] as number] }]);
    ({ board } = run.state);
    heard.add(intensityOf(run.state));
  }
  expect([...heard]).toEqual([...new Set([...heard].toSorted((one, other) => one - other))]);
  expect([heard.size, Math.max(...heard)]).toEqual([4, 1]);
  const withSecondsLeft = (seconds: number) =>
    intensityOf({ ...run.state, board: scattered, status: 'playing', ticksLeft: seconds * 60 });
  expect([RED_TIMER_SECONDS, LAST_SECONDS + 1, LAST_SECONDS].map(withSecondsLeft)).toEqual([0.9, 0.9, 1]);
});
