import { describe, expect, it } from 'vitest';
import { NEIGHBOUR, WALL_MASKS, wallMask } from './wall-mask.ts';

describe('wallMask', () => {
  const { n, ne, e, se, s, sw, w, nw } = NEIGHBOUR;

  it.each([
    ['a diagonal alone makes no difference', ne | sw, 0],
    ['a diagonal beside one wall makes no difference', n | ne, n],
    ['a diagonal between two walls counts', n | ne | e, n | ne | e],
    ['a hollow corner counts too', n | e, n | e],
    ['all round', n | ne | e | se | s | sw | w | nw, 255],
  ])('%s', (_, neighbours, mask) => {
    expect(wallMask(neighbours)).toBe(mask);
  });

  it('has a tile for every neighbourhood', () => {
    const masks = new Set(Array.from({ length: 256 }, (_, neighbours) => wallMask(neighbours)));
    expect([...masks].toSorted((a, b) => a - b)).toEqual([...WALL_MASKS]);
    expect(WALL_MASKS).toHaveLength(47);
  });
});
