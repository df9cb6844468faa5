import { HEADINGS } from '@star-seekers/sim';
import { carriedKilos } from './cargo.ts';
import { CATCH_DANGER, type Foresight, HORIZON, SIGHT_DANGER } from './bot-foresight.ts';
import { CELL_COUNT, cellAt, centreOf, neighbour, within } from './grid.ts';
import type { Maze } from './maze.ts';
import { STATION_RADIUS, kilosOf } from './rules.ts';
import type { CargoState } from './state.ts';
import { missionRules } from './twists.ts';

/** Extra cost of a step into danger, in steps. */
const SIGHT_COST = 2;
const CATCH_COST = 400;

/** Extra steps that the bot accepts for another piece before it goes to the station. */
const DETOUR_STEPS = 16;

/** Steps by which a new goal must be better than the current one. */
const STICKINESS = 3;

/** Targets of a move from every cell: its neighbours, and itself for waiting. On the rim some are outside the deck. */
const MOVES: readonly (readonly number[])[] = Array.from({ length: CELL_COUNT }, (_, cell) => [
  ...HEADINGS.map((heading) => neighbour(cell, heading)),
  cell,
]);

export interface Plan {
  /** The cell to enter now; the player's own cell means to wait. */
  readonly next: number;
  readonly goal: number | undefined;
}

/** Finds the cheapest path to a goal through the predicted danger. */
export function nextCell(
  state: Readonly<CargoState>,
  maze: Maze,
  from: number,
  foresight: Foresight,
  lastGoal: number | undefined,
): Plan {
  const layers = explore(maze, from, foresight);
  let best: Plan = { next: from, goal: undefined };
  let lowest = Number.POSITIVE_INFINITY;
  for (const { cell, handicap } of goalsOf(state, maze)) {
    const { cost, next } = cheapest(layers, cell, maze.stepsTo(cell));
    const total = cost + handicap - (cell === lastGoal ? STICKINESS : 0);
    if (total < lowest) {
      lowest = total;
      best = { next, goal: cell };
    }
  }
  return best;
}

/** The cells within reach of a number of steps, waiting included, with the cheapest path to each. */
interface Layer {
  readonly cells: readonly number[];
  readonly costs: Float64Array;
  /** For each cell the first cell of the path. */
  readonly firsts: Int16Array;
}

/** Returns one layer for each step up to the horizon. */
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
  return danger === CATCH_DANGER ? CATCH_COST : danger === SIGHT_DANGER ? SIGHT_COST : 0;
}

/** The cheapest path to a cell: within the horizon, or by the shortest way from its end. */
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
  const { capacityKilos } = missionRules(state);
  const home = maze.stepsTo(maze.stationCell);
  const goals = state.items
    .filter(({ type }) => kilos + kilosOf(type) <= capacityKilos)
    .map((item) => {
      const cell = cellAt(item);
      return { cell, handicap: kilos > 0 ? (home[cell] as number) - DETOUR_STEPS : 0 };
    });
  if (kilos > 0) goals.push({ cell: maze.stationCell, handicap: 0 });
  return goals;
}
