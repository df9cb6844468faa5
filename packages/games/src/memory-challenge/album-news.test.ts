import { expect, it } from 'vitest';
import { albumNewsOf } from './album-news.ts';
import { LOOK_ALIKES } from './look-alikes.ts';

const [first, ...others] = LOOK_ALIKES.moons as [number, ...number[]];

it('a picture is news once, whether it was found in an earlier run or in this one', () => {
  expect(albumNewsOf(new Set([0, 1]), [2])).toEqual({ face: 2, count: 3, page: undefined });
  expect(albumNewsOf(new Set([0, 1]), [1])).toBeUndefined();
  expect(albumNewsOf(new Set(), [])).toBeUndefined();
});

it('the last picture of a look completes its page, over all runs', () => {
  const page = new Set(others.slice(1));
  expect(albumNewsOf(page, [first])?.page).toBeUndefined();
  expect(albumNewsOf(page, [others[0] as number, first])).toEqual({
    face: first,
    count: LOOK_ALIKES.moons.length,
    page: 'moons',
  });
});
