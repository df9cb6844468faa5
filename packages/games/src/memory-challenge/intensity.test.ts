import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { memoryChallenge } from './sim.ts';

const start = memoryChallenge.init({ seed: 0 });

it('grows with every four pairs, with look-alikes and with a short clock', () => {
  const states = [
    start,
    { ...start, matchedPairs: 4 },
    { ...start, matchedPairs: 8 },
    { ...start, matchedPairs: 8, level: 3 },
    { ...start, matchedPairs: 8, level: 3, ticksLeft: 60 * 42 },
    { ...start, ticksLeft: 60 * 10 },
  ];
  const grown = states.map(intensityOf);
  expect(grown).toEqual(grown.toSorted((one, other) => one - other));
  expect(new Set(grown).size).toBe(states.length);
  expect([grown[0], grown.at(-1)]).toEqual([0, 1]);
  expect(intensityOf({ ...start, matchedPairs: 3 })).toBe(0);
});

it('is calm between levels', () => {
  expect(intensityOf({ ...start, status: 'levelComplete', matchedPairs: 12 })).toBe(0);
});
