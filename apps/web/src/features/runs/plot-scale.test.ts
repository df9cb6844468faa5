import { expect, test } from 'vitest';
import { bestOf, plottedRuns } from './plot-scale.ts';

const run = (runId: string, finishedAt: number, score: number, counts = true) => ({ runId, finishedAt, score, counts });

test('runs lie by their time and score, and the best that counts is marked', () => {
  const points = [run('a', 1000, 50), run('b', 1500, 200, false), run('c', 3000, 100)];
  expect(plottedRuns({ gameId: 2, runs: 3, points })).toEqual([
    { runId: 'a', x: 0, y: 0.25, counts: true, best: false },
    { runId: 'b', x: 0.25, y: 1, counts: false, best: false },
    { runId: 'c', x: 1, y: 0.5, counts: true, best: true },
  ]);
});

test('a single run of no points lies in the middle at the bottom', () => {
  expect(plottedRuns({ gameId: 2, runs: 1, points: [run('a', 1000, 0, false)] })).toEqual([
    { runId: 'a', x: 0.5, y: 0, counts: false, best: false },
  ]);
  expect(bestOf([run('a', 1000, 0, false)])).toBe(undefined);
  expect(bestOf([run('a', 1000, 7), run('b', 2000, 7)])?.runId).toBe('a');
});
