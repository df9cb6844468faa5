import { expect, it } from 'vitest';
import { ladderShare, nextRung } from './ladder-share.ts';

it.each([
  [0, 0, 3],
  [3, 1 / 6, 8],
  [8, 2 / 6, 15],
  [45, 4.5 / 6, 60],
  [98, 1, undefined],
  [100, 1, undefined],
])('%i right answers are %f of the ladder; the next rung is %s', (right, share, next) => {
  expect(ladderShare(right)).toBeCloseTo(share);
  expect(nextRung(right)).toBe(next);
});

it('every further right answer is higher, up to the top', () => {
  for (let right = 0; right < 98; right++) expect(ladderShare(right + 1)).toBeGreaterThan(ladderShare(right));
});
