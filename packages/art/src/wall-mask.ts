/** Bits of the wall neighbours of a cell. */
export const NEIGHBOUR = { n: 1, ne: 2, e: 4, se: 8, s: 16, sw: 32, w: 64, nw: 128 } as const;

/**
 * The 47 distinct wall neighbourhoods in ascending order: a diagonal neighbour counts only between two walls. The index is the
 * tile's index on its sheet.
 */
export const WALL_MASKS: readonly number[] = Array.from({ length: 256 }, (_, mask) => mask).filter(
  (mask) => mask === wallMask(mask),
);

/** Clears the diagonals that are not between two walls. */
export function wallMask(neighbours: number): number {
  const { n, ne, e, se, s, sw, w, nw } = NEIGHBOUR;
  const has = (bits: number) => (neighbours & bits) === bits;
  let mask = neighbours & (n | e | s | w);
  if (has(n | ne | e)) mask |= ne;
  if (has(e | se | s)) mask |= se;
  if (has(s | sw | w)) mask |= sw;
  if (has(w | nw | n)) mask |= nw;
  return mask;
}
