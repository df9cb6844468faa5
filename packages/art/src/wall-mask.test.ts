import { describe, expect, it } from 'vitest';
import { NEIGHBOUR, WALL_MASKS, wallMask } from './wall-mask.ts';

describe('wallMask', () => {
  const { n, ne, e, se, s, sw, w, nw } = NEIGHBOUR;

  it.each([
    ['ignores a diagonal without adjacent walls', ne | sw, 0],
    ['ignores a diagonal with one adjacent wall', n | ne, n],
    ['counts a diagonal between two walls', n | ne | e, n | ne | e],
    ['counts a missing diagonal between two walls', n | e, n | e],
    ['counts all eight neighbours', n | ne | e | se | s | sw | w | nw, 255],
  ])('%s', (_, neighbours, mask) => {
    expect(wallMask(neighbours)).toBe(mask);
  });

  it('has a tile for every neighbourhood', () => {
    const masks = new Set(Array.from({ length: 256 }, (_, neighbours) => wallMask(neighbours)));
    expect([...masks].toSorted((a, b) => a - b)).toEqual([...WALL_MASKS]);
    expect(WALL_MASKS).toHaveLength(47);
  });
});
