import { GOLD_SHARE } from '@star-seekers/contracts/gold-share';
import { expect, test } from 'vitest';
import type { CountedRun } from '../counting/counter.ts';
import { contestedBy } from './figures.ts';

const DAY = 20_786;

/** A gold attempt of each of some games of a day. */
function attempts(played: number, bestOf: number): CountedRun[] {
  return Array.from({ length: played }, (_, index) => ({
    userId: 'nova',
    runId: `run-${index}`,
    gameId: index + 1,
    scale: 1,
    score: 100,
    tieTicks: null,
    points: 0,
    faction: 'oni',
    forFaction: true,
    finishedAt: DAY * 86_400_000 + index,
    share: null,
    ofDay: { day: DAY, share: GOLD_SHARE, bestOf },
  }));
}

test.each([
  [6, 6, GOLD_SHARE],
  [7, 7, GOLD_SHARE],
  [1, 1, GOLD_SHARE],
  [3, 4, 750],
  [6, 3, GOLD_SHARE],
  [1, 3, 333],
])('gold in %i games of a day whose sum has %i is a share of %i at the seventh gate (E 6)', (played, bestOf, share) => {
  expect(contestedBy(attempts(played, bestOf)).at(-1)).toMatchObject({ gate: 7, share });
});
