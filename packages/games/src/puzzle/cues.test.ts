import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';
import type { PuzzleEvent, Seam } from './state.ts';

const swapOf = (joined: readonly Seam[], lines: readonly (readonly number[])[] = []): PuzzleEvent => ({
  type: 'swapped',
  places: [1, 2],
  moves: 1,
  joined,
  home: [],
  lines,
});

const effects: readonly [PuzzleEvent, string][] = [
  [{ type: 'studying', seconds: 5 }, 'puzzle.tick'],
  [{ type: 'shuffled' }, 'puzzle.shuffle'],
  [{ type: 'picked', place: 1 }, 'puzzle.pick'],
  [{ type: 'putBack', place: 1 }, 'puzzle.drop'],
  [swapOf([]), 'puzzle.swap'],
  [swapOf([[1, 2]]), 'puzzle.place'],
  [{ type: 'hurry', seconds: 30 }, 'puzzle.tick'],
  [{ type: 'solved', base: 250, bonus: 60, moves: 20, perfect: true }, 'puzzle.solved'],
  [{ type: 'timeUp' }, 'puzzle.timeUp'],
];

test.for(effects)('%j plays %s', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
});

test('more seams raise the pitch, and a whole line raises it further', () => {
  const one: Seam = [1, 2];
  const rates = [swapOf([one]), swapOf([one, one]), swapOf([one, one], [[0, 1, 2, 3]])].map(
    (event) => cueOf(event)?.rate ?? 0,
  );
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(new Set(rates).size).toBe(3);
});
