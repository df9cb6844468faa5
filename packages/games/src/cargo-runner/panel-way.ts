import { HEADINGS } from '@star-seekers/sim';
import { CELL_COUNT } from './grid.ts';
import { type Maze, neighbour } from './maze.ts';

/** Steps that the player searches; beyond them the shortest way is assumed. */
export const STEPS = 6;

/** The cheapest ways of so many steps. */
interface Layer {
  readonly cells: number[];
  readonly costs: Float64Array;
  /** The last cell before each cell. */
  readonly parents: Int16Array;
}

/** Targets of a move from every cell: its neighbours, and itself for waiting. */
const MOVES: readonly (readonly number[])[] = Array.from({ length: CELL_COUNT }, (_, cell) => [
  ...HEADINGS.map((heading) => neighbour(cell, heading)),
  cell,
]);

const LAYERS: readonly Layer[] = Array.from({ length: STEPS + 1 }, () => ({
  cells: [],
  costs: new Float64Array(CELL_COUNT).fill(Number.POSITIVE_INFINITY),
  parents: new Int16Array(CELL_COUNT),
}));

/**
 * Searches all ways from a cell, waiting included. Its result is valid until the next call.
 * @param dangerOf cost of being in a cell after so many steps
 */
export function exploreWays(
  maze: Maze,
  from: number,
  dangerOf: (cell: number, step: number) => number,
): readonly Layer[] {
  for (const { cells, costs } of LAYERS) {
    for (const cell of cells) costs[cell] = Number.POSITIVE_INFINITY;
    cells.length = 0;
  }
  let last = LAYERS[0] as Layer;
  last.cells.push(from);
  last.costs[from] = 0;
  for (let step = 1; step <= STEPS; step++) {
    const layer = LAYERS[step] as Layer;
    const { cells, costs, parents } = layer;
    for (const cell of last.cells) {
      const cost = last.costs[cell] as number;
      for (const next of MOVES[cell] as readonly number[]) {
        const known = costs[next] as number;
        // The danger of a cell does not depend on the way to it.
        if (!maze.floor[next]) continue;
        if (known === Number.POSITIVE_INFINITY) {
          cells.push(next);
          costs[next] = cost;
          parents[next] = cell;
        } else if (cost < known) {
          costs[next] = cost;
          parents[next] = cell;
        }
      }
    }
    for (const cell of cells) costs[cell] = (costs[cell] as number) + 1 + dangerOf(cell, step);
    last = layer;
  }
  return LAYERS;
}

/** The best way among all that were searched. @param valueOf cost of what follows after the way; undefined if it may not end there */
export function bestWay(
  layers: readonly Layer[],
  valueOf: (cell: number, step: number) => number | undefined,
): { readonly cost: number; readonly way: readonly number[] } {
  let lowest = Number.POSITIVE_INFINITY;
  let [end, length] = [0, 0];
  for (let step = 1; step <= STEPS; step++) {
    const { cells, costs } = layers[step] as Layer;
    for (const cell of cells) {
      const value = valueOf(cell, step);
      if (value === undefined || (costs[cell] as number) + value >= lowest) continue;
      lowest = (costs[cell] as number) + value;
      [end, length] = [cell, step];
    }
  }
  const way: number[] = [];
  for (let cell = end; length > 0; length--) {
    way.unshift(cell);
    cell = layers[length]?.parents[cell] as number;
  }
  return { cost: lowest, way };
}
