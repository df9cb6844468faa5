import { describe, expect, it } from 'vitest';
import { NEIGHBOUR, WALL_MASKS } from '@star-seekers/art';
import { wallOutline } from './wall-plan.ts';

const { n, ne, e, se, s, sw, w, nw } = NEIGHBOUR;

describe('wallOutline', () => {
  it('is a chamfered square without neighbours', () => {
    expect(wallOutline(0, 0.1, 0.2, 0.05)).toHaveLength(8);
    expect(Math.max(...wallOutline(0, 0.1, 0.2, 0.05).flat())).toBeCloseTo(0.4);
  });

  it('overlaps its cell on every side with a neighbour', () => {
    const outline = wallOutline(n | e, 0.1, 0.2, 0.05);
    expect(Math.min(...outline.map(([, z]) => z))).toBeCloseTo(-0.7);
    expect(Math.max(...outline.map(([x]) => x))).toBeCloseTo(0.7);
    expect(Math.max(...outline.map(([, z]) => z))).toBeCloseTo(0.4);
  });

  it('has a notch where only the diagonal neighbour is missing', () => {
    const all = n | ne | e | se | s | sw | w | nw;
    expect(wallOutline(all, 0.1, 0.2, 0.05)).toHaveLength(4);
    expect(wallOutline(all & ~ne, 0.1, 0.2, 0.05)).toContainEqual([0.4, -0.4]);
  });

  it('has the same orientation for every mask', () => {
    const area = (mask: number) =>
      wallOutline(mask, 0.1, 0.2, 0.05).reduce((sum, [x, z], index, points) => {
        const [nextX, nextZ] = points[(index + 1) % points.length];
        return sum + x * nextZ - nextX * z;
      }, 0);
    expect(WALL_MASKS.filter((mask) => area(mask) <= 0)).toEqual([]);
  });
});
