import { NEIGHBOUR } from '@star-seekers/art';
import type { Vec2 } from './vector.ts';

/** Half the edge of a cell. */
const HALF = 0.5;

/**
 * Outline of the wall in a cell of edge 1 around the origin, z down: `inset` on open sides, extended by `over` on sides with
 * a neighbour.
 */
export function wallOutline(mask: number, inset: number, over: number, chamfer: number): Vec2[] {
  const { n, ne, e, se, s, sw, w, nw } = NEIGHBOUR;
  return [
    ...corner(mask, n, nw, w, inset, over, chamfer)
      .map(([a, b]): Vec2 => [-b, -a])
      .toReversed(),
    ...corner(mask, n, ne, e, inset, over, chamfer).map(([a, b]): Vec2 => [b, -a]),
    ...corner(mask, s, se, e, inset, over, chamfer)
      .map(([a, b]): Vec2 => [b, a])
      .toReversed(),
    ...corner(mask, s, sw, w, inset, over, chamfer).map(([a, b]): Vec2 => [-b, a]),
  ];
}

/** Points of one corner as distances towards the first and the second side, from the first side to the second. */
function corner(
  mask: number,
  first: number,
  diagonal: number,
  second: number,
  inset: number,
  over: number,
  chamfer: number,
): Vec2[] {
  const [near, far] = [HALF - inset, HALF + over];
  const goesFirst = (mask & first) !== 0;
  const goesSecond = (mask & second) !== 0;
  if (goesFirst && goesSecond)
    return (mask & diagonal) !== 0
      ? [[far, far]]
      : [
          [far, near],
          [near, near],
          [near, far],
        ];
  if (goesFirst) return [[far, near]];
  if (goesSecond) return [[near, far]];
  return [
    [near, near - chamfer],
    [near - chamfer, near],
  ];
}
