import { HEADINGS } from '@star-seekers/sim';
import { CELL_COUNT, neighbour } from './grid.ts';
import type { Maze } from './maze.ts';

/** Steps that the player searches; beyond them the shortest way is assumed. */
export const STEPS = 6;

/** The cheapest ways of so many steps. */
interface Layer {
  readonly cells: Int16Array;
  count: number;
  readonly costs: Float64Array;
  /** The last cell before each cell. */
  readonly parents: Int16Array;
}

/** The cheapest ways of each length; the arrays are reused by the next search. */
const LAYERS: readonly Layer[] = Array.from({ length: STEPS + 1 }, () => ({
  cells: new Int16Array(CELL_COUNT),
  count: 0,
  costs: new Float64Array(CELL_COUNT).fill(Number.POSITIVE_INFINITY),
  parents: new Int16Array(CELL_COUNT),
}));

const LAST = LAYERS[STEPS] as Layer;

const MOVES_PER_CELL = HEADINGS.length + 1;
const WALL = -1;
const movesByMaze = new WeakMap<Maze, Int16Array>();

/** Targets of a move from every cell: its neighbours, and itself for waiting. */
function movesOf(maze: Maze): Int16Array {
  let moves = movesByMaze.get(maze);
  if (!moves) {
    moves = Int16Array.from({ length: CELL_COUNT * MOVES_PER_CELL }, (_, index) => {
      const cell = Math.floor(index / MOVES_PER_CELL);
      const heading = HEADINGS[index % MOVES_PER_CELL];
      const target = heading ? neighbour(cell, heading) : cell;
      return maze.floor[target] ? target : WALL;
    });
    movesByMaze.set(maze, moves);
  }
  return moves;
}

/**
 * Searches all ways from a cell, waiting included. The functions below read them until the next search.
 * @param dangerOf cost of being in a cell after so many steps
 */
export function exploreWays(maze: Maze, from: number, dangerOf: (cell: number, step: number) => number): void {
  const moves = movesOf(maze);
  for (const layer of LAYERS) {
    for (let index = 0; index < layer.count; index++)
      layer.costs[layer.cells[index] as number] = Number.POSITIVE_INFINITY;
    layer.count = 0;
  }
  let last = LAYERS[0] as Layer;
  last.cells[0] = from;
  last.count = 1;
  last.costs[from] = 0;
  for (let step = 1; step <= STEPS; step++) {
    const layer = LAYERS[step] as Layer;
    layer.count = extend(last, layer, moves);
    const { cells, costs, count } = layer;
    for (let index = 0; index < count; index++) {
      const cell = cells[index] as number;
      costs[cell] = (costs[cell] as number) + 1 + dangerOf(cell, step);
    }
    last = layer;
  }
}

/** Takes every move from the cells of one layer. The danger of a cell does not depend on the way to it, and is added later. */
function extend(last: Layer, { cells, costs, parents }: Layer, moves: Int16Array): number {
  let count = 0;
  for (let index = 0; index < last.count; index++) {
    const cell = last.cells[index] as number;
    const cost = last.costs[cell] as number;
    const end = (cell + 1) * MOVES_PER_CELL;
    for (let move = end - MOVES_PER_CELL; move < end; move++) {
      const next = moves[move] as number;
      if (next === WALL) continue;
      const known = costs[next] as number;
      if (cost >= known) continue;
      if (known === Number.POSITIVE_INFINITY) cells[count++] = next;
      costs[next] = cost;
      parents[next] = cell;
    }
  }
  return count;
}

/** Where a way ends, and its cost with what follows. */
export interface WayEnd {
  readonly cost: number;
  readonly cell: number;
  readonly step: number;
}

/** The end of the best way to a goal, or so far towards it. @param stepsToGoal from each cell */
export function bestEndTowards(goal: number, stepsToGoal: Uint8Array): WayEnd {
  let [cost, end, length] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let step = 1; step < STEPS; step++) {
    const total = (LAYERS[step] as Layer).costs[goal] as number;
    if (total < cost) [cost, end, length] = [total, goal, step];
  }
  for (let index = 0; index < LAST.count; index++) {
    const cell = LAST.cells[index] as number;
    const total = (LAST.costs[cell] as number) + (stepsToGoal[cell] as number);
    if (total < cost) [cost, end, length] = [total, cell, STEPS];
  }
  return { cost, cell: end, step: length };
}

/** The end of the best way of at least some steps. @param valueOf cost of what follows after it */
export function bestEnd(least: number, valueOf: (cell: number) => number): WayEnd {
  let [cost, end, length] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let step = least; step <= STEPS; step++) {
    const { cells, costs, count } = LAYERS[step] as Layer;
    for (let index = 0; index < count; index++) {
      const cell = cells[index] as number;
      const total = (costs[cell] as number) + valueOf(cell);
      if (total < cost) [cost, end, length] = [total, cell, step];
    }
  }
  return { cost, cell: end, step: length };
}

/** The cells of a way. */
export function wayTo({ cell: end, step: length }: WayEnd): number[] {
  const way: number[] = [];
  for (let cell = end, step = length; step > 0; step--) {
    way.push(cell);
    cell = LAYERS[step]?.parents[cell] as number;
  }
  return way.toReversed();
}
