import { carriedKilos } from './cargo.ts';
import { CAUGHT, type Foresight, HORIZON, SEEN } from './bot-foresight.ts';
import { CELL_COUNT, HEADINGS, cellAt, centreOf, within } from './grid.ts';
import { type Maze, neighbour } from './maze.ts';
import { CAPACITY_KILOS, STATION_RADIUS, kilosOf } from './rules.ts';
import type { CargoState } from './state.ts';

/** What a step costs beside itself, in steps. */
const COST_SEEN = 2;
const COST_CAUGHT = 400;

/** A detour for another piece is worth this many steps more than going to the station at once. */
const DETOUR_STEPS = 16;

/** Steps by which a new goal must be better than the old one. */
const STICKINESS = 3;

/** From every cell its neighbours, and itself for waiting; some of those of the rim are no cells and never floor. */
const MOVES: readonly (readonly number[])[] = Array.from({ length: CELL_COUNT }, (_, cell) => [
  ...HEADINGS.map((heading) => neighbour(cell, heading)),
  cell,
]);

export interface Plan {
  /** The cell to enter now, or the one the player is in: wait. */
  readonly next: number;
  readonly goal: number | undefined;
}

/** The cheapest way to something worth going to, through what the drones will do meanwhile. */
export function nextCell(
  state: Readonly<CargoState>,
  maze: Maze,
  from: number,
  foresight: Foresight,
  lastGoal: number | undefined,
): Plan {
  const ways = explore(maze, from, foresight);
  let best: Plan = { next: from, goal: undefined };
  let lowest = Number.POSITIVE_INFINITY;
  for (const { cell, handicap } of goalsOf(state, maze)) {
    const { cost, next } = cheapest(ways, cell, maze.stepsTo(cell));
    const total = cost + handicap - (cell === lastGoal ? STICKINESS : 0);
    if (total < lowest) {
      lowest = total;
      best = { next, goal: cell };
    }
  }
  return best;
}

/** The cells that can be reached in so many steps, waiting included, with the cheapest way to each. */
interface Layer {
  readonly cells: readonly number[];
  readonly costs: Float64Array;
  /** For each cell the first cell of the way there. */
  readonly firsts: Int16Array;
}

/** One layer for each step up to the horizon. */
function explore(maze: Maze, from: number, foresight: Foresight): Layer[] {
  let last = emptyLayer([from]);
  last.costs[from] = 0;
  const layers: Layer[] = [];
  for (let step = 1; step <= HORIZON; step++) {
    const danger = foresight[step] as Uint8Array;
    const cells: number[] = [];
    const { costs, firsts } = emptyLayer(cells);
    for (const cell of last.cells) {
      for (const target of MOVES[cell] as readonly number[]) {
        if (!maze.floor[target]) continue;
        const cost = (last.costs[cell] as number) + 1 + dangerOf(maze, target, danger[target] as number);
        if (costs[target] === Number.POSITIVE_INFINITY) cells.push(target);
        if (cost >= (costs[target] as number)) continue;
        costs[target] = cost;
        firsts[target] = step === 1 ? target : (last.firsts[cell] as number);
      }
    }
    last = { cells, costs, firsts };
    layers.push(last);
  }
  return layers;
}

function emptyLayer(cells: readonly number[]): Layer {
  return {
    cells,
    costs: new Float64Array(CELL_COUNT).fill(Number.POSITIVE_INFINITY),
    firsts: new Int16Array(CELL_COUNT),
  };
}

function dangerOf(maze: Maze, cell: number, danger: number): number {
  if (danger === 0 || within(centreOf(cell), maze.station, STATION_RADIUS)) return 0;
  return danger === CAUGHT ? COST_CAUGHT : danger === SEEN ? COST_SEEN : 0;
}

/** The cheapest way that reaches a cell within the horizon, or from its end on goes there straight. */
function cheapest(layers: readonly Layer[], goal: number, stepsToGoal: Uint8Array): { cost: number; next: number } {
  let cost = Number.POSITIVE_INFINITY;
  let next = 0;
  const consider = ({ costs, firsts }: Layer, cell: number) => {
    const total = (costs[cell] as number) + (stepsToGoal[cell] as number);
    if (total >= cost) return;
    cost = total;
    next = firsts[cell] as number;
  };
  for (const layer of layers) consider(layer, goal);
  const last = layers.at(-1) as Layer;
  for (const cell of last.cells) consider(last, cell);
  return { cost, next };
}

function goalsOf(state: Readonly<CargoState>, maze: Maze): { cell: number; handicap: number }[] {
  const kilos = carriedKilos(state);
  const home = maze.stepsTo(maze.stationCell);
  const goals = state.items
    .filter(({ type }) => kilos + kilosOf(type) <= CAPACITY_KILOS)
    .map((item) => {
      const cell = cellAt(item);
      return { cell, handicap: kilos > 0 ? (home[cell] as number) - DETOUR_STEPS : 0 };
    });
  if (kilos > 0) goals.push({ cell: maze.stationCell, handicap: 0 });
  return goals;
}
