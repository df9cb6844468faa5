import { HEADINGS, type Rng, nextInt, shuffle } from '@star-seekers/sim';
import { centreOf, neighbour, within } from './grid.ts';
import { type Maze, UNREACHABLE, cacheByCell } from './maze.ts';
import {
  CARGO_TYPES,
  type CargoType,
  DELIVERY_POINTS,
  HEAVY_TYPES,
  LIGHT_CLEARANCE_CELLS,
  LIGHT_REACH_CELLS,
  LIGHT_TYPES,
  PICKUP_RADIUS,
  SECOND_COPY_PERCENT,
  STASH_CLEARANCE_CELLS,
  STASH_PIECES,
  STATION_RADIUS,
  kilosOf,
} from './rules.ts';
import type { CargoItem, CargoState, Emit } from './state.ts';
import { missionRules } from './twists.ts';

/** A count of 0 for every kind. */
export function noCargo(): Record<CargoType, number> {
  return Object.fromEntries(CARGO_TYPES.map((type) => [type, 0])) as Record<CargoType, number>;
}

/** Weight of pieces in kilos. */
export function totalKilos(items: readonly CargoItem[]): number {
  return items.reduce((sum, { type }) => sum + kilosOf(type), 0);
}

/** Load of the player in kilos. */
export function carriedKilos({ player }: Readonly<CargoState>): number {
  return totalKilos(player.cargo);
}

/** Places the cargo of a deck: heavy in its corners, light in stashes anywhere, some of it twice (`G6.7`). */
export function placeCargo(state: CargoState, maze: Maze): void {
  // The kinds rotate from deck to deck.
  let kind = state.level;
  for (const cell of maze.heavyCells) putItem(state, HEAVY_TYPES[kind++ % HEAVY_TYPES.length] as CargoType, cell);
  const pieces: CargoType[] = [];
  for (const type of LIGHT_TYPES) {
    pieces.push(type);
    if (nextInt(state.rng, 100) < SECOND_COPY_PERCENT) pieces.push(type);
  }
  shuffle(state.rng, pieces);
  const { free, isFree, near, far, round } = lightCellsOf(maze);
  isFree.set(free);
  const starts = [near.slice(), far.slice()];
  while (pieces.length > 0) {
    const stash = drawStash(state.rng, isFree, starts);
    for (const cell of stash.slice(0, pieces.length)) putItem(state, pieces.pop() as CargoType, cell);
    for (const cell of round(stash[0] as number)) isFree[cell] = 0;
  }
  state.levelItems = state.items.length;
  state.totalItems += state.items.length;
}

function putItem(state: CargoState, type: CargoType, cell: number): void {
  const { x, y } = centreOf(cell);
  state.items.push({ id: state.nextId++, type, x, y });
}

/** Where light cargo may lie on a deck. */
interface LightCells {
  /** 1 for each cell that is free for it. */
  readonly free: Uint8Array;
  /** A copy to work on: it is faster to write over one than to make one, and a deck is filled in a single tick. */
  readonly isFree: Uint8Array;
  /** Those near the station, and the other ones. */
  readonly near: readonly number[];
  readonly far: readonly number[];
  /** The cells that are too close to a stash for another one. @param start the first cell of the stash */
  readonly round: (start: number) => readonly number[];
}

const lightCellsByMaze = new WeakMap<Maze, LightCells>();

function lightCellsOf(maze: Maze): LightCells {
  let cells = lightCellsByMaze.get(maze);
  if (!cells) {
    const home = maze.stepsTo(maze.stationCell);
    const free = home.map((steps, cell) =>
      steps >= LIGHT_CLEARANCE_CELLS && steps < UNREACHABLE && !maze.heavyCells.includes(cell) ? 1 : 0,
    );
    const all = [...free.keys()].filter((cell) => free[cell] === 1);
    const isNear = (cell: number) => (home[cell] as number) <= LIGHT_REACH_CELLS;
    cells = {
      free,
      isFree: free.slice(),
      near: all.filter(isNear),
      far: all.filter((cell) => !isNear(cell)),
      round: cacheByCell((start) => cellsRound(maze, start)),
    };
    lightCellsByMaze.set(maze, cells);
  }
  return cells;
}

/**
 * Draws the cells of a stash, each place with room for it being equally likely.
 * @param starts lists of cells, the preferred ones first; those without room leave them, for they will never have any
 */
function drawStash(rng: Rng, isFree: Uint8Array, starts: readonly number[][]): number[] {
  for (const cells of starts) {
    while (cells.length > 0) {
      const index = nextInt(rng, cells.length);
      const start = cells[index] as number;
      const stash = isFree[start] === 1 ? stashCells(isFree, start) : [];
      if (stash.length === STASH_PIECES) return stash;
      cells[index] = cells[cells.length - 1] as number;
      cells.pop();
    }
  }
  throw new RangeError('the deck has no room for its cargo');
}

/** A free cell and the free ones that are next to it. */
function stashCells(isFree: Uint8Array, start: number): number[] {
  const stash = [start];
  for (let index = 0; index < stash.length; index++) {
    for (const heading of HEADINGS) {
      if (stash.length === STASH_PIECES) return stash;
      const next = neighbour(stash[index] as number, heading);
      if (isFree[next] === 1 && !stash.includes(next)) stash.push(next);
    }
  }
  return stash;
}

function cellsRound(maze: Maze, start: number): readonly number[] {
  const steps = maze.stepsTo(start);
  return [...steps.keys()].filter((cell) => (steps[cell] as number) < STASH_CLEARANCE_CELLS);
}

/** Picks up the pieces in reach that the player can carry (`G6.6`). */
export function pickUp(state: CargoState, emit: Emit): void {
  const { player } = state;
  const { capacityKilos } = missionRules(state);
  let tooHeavy: CargoItem | null = null;
  // Backwards, because pieces leave the list.
  for (let index = state.items.length - 1; index >= 0; index--) {
    const item = state.items[index] as CargoItem;
    if (Math.abs(item.x - player.x) > PICKUP_RADIUS || !within(item, player, PICKUP_RADIUS)) continue;
    if (carriedKilos(state) + kilosOf(item.type) > capacityKilos) {
      tooHeavy = item;
      continue;
    }
    state.items.splice(index, 1);
    player.cargo.push(item);
    state.collected[item.type]++;
    emit({ type: 'pickedUp', item, kilos: carriedKilos(state) });
  }
  if (tooHeavy && tooHeavy.id !== state.refusedId) emit({ type: 'refused', item: tooHeavy });
  state.refusedId = tooHeavy?.id ?? null;
}

/** Delivers the whole load within reach of the station. @returns whether there was one */
export function deliver(state: CargoState, maze: Maze, emit: Emit): boolean {
  const { player } = state;
  if (player.cargo.length === 0 || !within(player, maze.station, STATION_RADIUS)) return false;
  const items = player.cargo;
  player.cargo = [];
  const points = items.length * DELIVERY_POINTS;
  state.score += points;
  state.deliveries++;
  state.deliveredItems += items.length;
  state.levelDelivered += items.length;
  emit({ type: 'delivered', items, points, left: state.levelItems - state.levelDelivered });
  return true;
}
