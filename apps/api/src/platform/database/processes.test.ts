import { expect, test } from 'vitest';
import { doubleSpend } from '../../testing/drills/double-spend.ts';
import { killNine } from '../../testing/drills/kill-nine.ts';

test('64 clients in two processes spend 100 credits on exactly 100 runs', async () => {
  const report = await doubleSpend({ processes: 2, clients: 64, startsEach: 4, credits: 100 });
  expect(report).toEqual({
    outcomes: { done: 100, 'credits/insufficient': 156 },
    runs: 100,
    creditsLeft: 0,
    ledgerFaults: [],
  });
});

test.each([
  ['the only process', 1],
  ['one of two processes', 2],
])('what was acknowledged outlives kill -9 of %s', async (_, processes) => {
  const { acknowledged, faults } = await killNine({ rounds: 3, processes, players: 6, seed: 9 });
  expect(faults).toEqual([]);
  expect(acknowledged.starts).toBeGreaterThan(0);
  expect(acknowledged.scores).toBeGreaterThan(0);
});
