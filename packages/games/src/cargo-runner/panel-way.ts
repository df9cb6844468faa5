import { HEADINGS } from '@star-seekers/sim';
import { neighbour, type Maze } from './maze.ts';

/** Steps that the player searches; beyond them the shortest way is assumed. */
export const STEPS = 8;

/** The cheapest ways of so many steps: cost and last cell by the cell that they lead to. */
interface Layer {
  readonly costs: ReadonlyMap<number, number>;
  readonly parents: ReadonlyMap<number, number>;
}

/** Searches all ways from a cell, waiting included. @param dangerOf cost of being in a cell after so many steps */
export function exploreWays(maze: Maze, from: number, dangerOf: (cell: number, step: number) => number): Layer[] {
  let last: Layer = { costs: new Map([[from, 0]]), parents: new Map() };
  const layers = [last];
  for (let step = 1; step <= STEPS; step++) {
    const costs = new Map<number, number>();
    const parents = new Map<number, number>();
    const dangers = new Map<number, number>();
    for (const [cell, cost] of last.costs) {
      for (const next of [...HEADINGS.map((heading) => neighbour(cell, heading)), cell]) {
        if (!maze.floor[next]) continue;
        let danger = dangers.get(next);
        if (danger === undefined) dangers.set(next, (danger = dangerOf(next, step)));
        const total = cost + 1 + danger;
        if (total >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, total);
        parents.set(next, cell);
      }
    }
    last = { costs, parents };
    layers.push(last);
  }
  return layers;
}

/** The best way among all that were searched. @param valueOf cost of what follows after the way; undefined if it may not end there */
export function bestWay(
  layers: readonly Layer[],
  valueOf: (cell: number, step: number) => number | undefined,
): { readonly cost: number; readonly way: readonly number[] } {
  let best = { cost: Number.POSITIVE_INFINITY, cell: 0, step: 0 };
  layers.forEach(({ costs }, step) => {
    for (const [cell, cost] of costs) {
      const value = step === 0 ? undefined : valueOf(cell, step);
      if (value !== undefined && cost + value < best.cost) best = { cost: cost + value, cell, step };
    }
  });
  const way: number[] = [];
  for (let { cell, step } = best; step > 0; step--) {
    way.unshift(cell);
    cell = layers[step]?.parents.get(cell) as number;
  }
  return { cost: best.cost, way };
}
