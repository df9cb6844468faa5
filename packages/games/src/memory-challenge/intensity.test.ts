import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { levelSeconds, parSeconds } from './rules.ts';
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

it('is dangerous, then a crisis, before a star of the level is lost, and calmer after it', () => {
  const [gold, silver] = [parSeconds(1, 'gold'), parSeconds(1, 'silver')];
  const after = (seconds: number) => intensityOf({ ...start, ticksLeft: (levelSeconds(1) - seconds) * 60 });
  for (const par of [gold, silver])
    expect([par - 16, par - 10, par - 2, par + 1].map(after)).toEqual([
      0,
      0.9,
      1,
      par === gold ? 0 : expect.any(Number),
    ]);
  expect(after(silver + 1)).toBeLessThan(0.9);
});

it('is calm between levels', () => {
  expect(intensityOf({ ...start, status: 'levelComplete', matchedPairs: 12 })).toBe(0);
});
