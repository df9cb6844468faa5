import { expect, it } from 'vitest';
import { playHonestRun } from './honest-run.ts';

/** `pnpm stress` plays ten thousand. */
const RUNS = 150;

it('every run of an honest player over a bad network is witnessed', () => {
  const lost = [];
  for (let seed = 0; seed < RUNS; seed++) {
    const { fault, figures, happened, log, page } = playHonestRun(seed);
    expect(log).toEqual(page.run.log);
    if (fault) lost.push({ seed, fault, figures, happened });
  }
  expect(lost).toEqual([]);
});
