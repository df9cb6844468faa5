import { expect, it } from 'vitest';
import { games } from '../games.ts';
import { type AnyGame, attemptUnder, parOf } from './attempt.ts';

const puzzle = games.get(5) as AnyGame;

it('the same attempt has the same score, and another seed, player or game its own', async () => {
  const score = await attemptUnder(puzzle, { artwork: 3 }, 'median', 9);
  expect(score).toBeGreaterThan(250);
  expect(await attemptUnder(puzzle, { artwork: 3 }, 'median', 9)).toBe(score);
  const others = [1, 2, 3].map(async (seed) => attemptUnder(puzzle, { artwork: 3 }, 'skilled', seed));
  expect(new Set(await Promise.all(others)).size).toBeGreaterThan(1);
  expect(await attemptUnder({}, { artwork: 3 }, 'median', 9)).toBeUndefined();
});

it('a medal is what one attempt in four of its type of player reaches, never below the one before it', () => {
  const novice = Array.from({ length: 200 }, (_, score) => score);
  expect(novice.filter((score) => score >= 150)).toHaveLength(50);
  expect(parOf({ novice, median: novice.map((score) => score + 1000), skilled: [100] })).toEqual({
    bronze: 150,
    silver: 1150,
    gold: 1150,
  });
  expect(parOf({ novice: [0], median: [0], skilled: [0] })).toEqual({ bronze: 1, silver: 1, gold: 1 });
  expect(() => parOf({ novice, median: novice, skilled: [] })).toThrow('no skilled player has a score');
});
