import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';
import type { PuzzleEvent } from './state.ts';

const swapOf = (home: readonly number[], rows: readonly (readonly number[])[] = []): PuzzleEvent => ({
  type: 'swapped',
  places: [1, 2],
  moves: 1,
  home,
  rows,
});

const effects: readonly [PuzzleEvent, string][] = [
  [{ type: 'studying', seconds: 5 }, 'puzzle.tick'],
  [{ type: 'shuffled' }, 'puzzle.shuffle'],
  [{ type: 'picked', place: 1 }, 'puzzle.pick'],
  [{ type: 'putBack', place: 1 }, 'puzzle.drop'],
  [swapOf([]), 'puzzle.swap'],
  [swapOf([1]), 'puzzle.place'],
  [{ type: 'hurry', seconds: 30 }, 'puzzle.tick'],
  [{ type: 'solved', base: 250, bonus: 60, moves: 20, perfect: true }, 'puzzle.solved'],
  [{ type: 'timeUp' }, 'puzzle.timeUp'],
];

test.for(effects)('%j plays %s', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
});

test('two pieces in place raise the pitch, a whole row raises it further, and a miss is low', () => {
  const rates = [swapOf([]), swapOf([1]), swapOf([1, 2]), swapOf([1, 2], [[0, 1, 2, 3]])].map(
    (event) => cueOf(event)?.rate ?? 0,
  );
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(new Set(rates).size).toBe(4);
});
