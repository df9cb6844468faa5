import { HEADINGS, nextInt, pick, shuffle } from '@star-seekers/sim';
import { centreOf, neighbour, within } from './grid.ts';
import { type Maze, UNREACHABLE } from './maze.ts';
import {
  CAPACITY_KILOS,
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

/** A count of 0 for every kind. */
export function noCargo(): Record<CargoType, number> {
  return Object.fromEntries(CARGO_TYPES.map((type) => [type, 0])) as Record<CargoType, number>;
}

/** Load of the player in kilos. */
export function carriedKilos({ player }: Readonly<CargoState>): number {
  return player.cargo.reduce((sum, { type }) => sum + kilosOf(type), 0);
}

/** Places the cargo of a deck: heavy in its corners, light in stashes anywhere, some of it twice (`G6.7`). */
export function placeCargo(state: CargoState, maze: Maze): void {
  // The kinds rotate from deck to deck.
  maze.heavyCells.forEach((cell, corner) => {
    putItem(state, HEAVY_TYPES[(corner + state.level) % HEAVY_TYPES.length] as CargoType, cell);
  });
  const pieces = LIGHT_TYPES.flatMap((type) => (nextInt(state.rng, 100) < SECOND_COPY_PERCENT ? [type, type] : [type]));
  shuffle(state.rng, pieces);
  let free = freeCells(maze);
  const home = maze.stepsTo(maze.stationCell);
  while (pieces.length > 0) {
    const stash = stashCells(new Set(free), pick(state.rng, stashStarts(free, home)));
    for (const cell of stash.slice(0, pieces.length)) putItem(state, pieces.pop() as CargoType, cell);
    const steps = maze.stepsTo(stash[0] as number);
    free = free.filter((cell) => (steps[cell] as number) >= STASH_CLEARANCE_CELLS);
  }
  state.levelItems = state.items.length;
  state.totalItems += state.items.length;
}

function putItem(state: CargoState, type: CargoType, cell: number): void {
  state.items.push({ id: state.nextId++, type, ...centreOf(cell) });
}

/** Free cells with enough free cells round them for a stash, if possible near the station. */
function stashStarts(free: readonly number[], home: Uint8Array): number[] {
  const cells = new Set(free);
  const starts = free.filter((cell) => stashCells(cells, cell).length === STASH_PIECES);
  const near = starts.filter((cell) => (home[cell] as number) <= LIGHT_REACH_CELLS);
  return near.length > 0 ? near : starts;
}

/** A cell and the free ones that are next to it. */
function stashCells(free: ReadonlySet<number>, start: number): number[] {
  const stash = [start];
  for (let index = 0; index < stash.length && stash.length < STASH_PIECES; index++) {
    for (const heading of HEADINGS) {
      const next = neighbour(stash[index] as number, heading);
      if (stash.length < STASH_PIECES && free.has(next) && !stash.includes(next)) stash.push(next);
    }
  }
  return stash;
}

/** Cells for light cargo. */
function freeCells(maze: Maze): number[] {
  const steps = maze.stepsTo(maze.stationCell);
  return [...steps.keys()].filter((cell) => {
    const distance = steps[cell] as number;
    return distance >= LIGHT_CLEARANCE_CELLS && distance < UNREACHABLE && !maze.heavyCells.includes(cell);
  });
}

/** Picks up the pieces in reach that the player can carry (`G6.6`). */
export function pickUp(state: CargoState, emit: Emit): void {
  const { player } = state;
  let tooHeavy: CargoItem | null = null;
  // Backwards, because pieces leave the list.
  for (let index = state.items.length - 1; index >= 0; index--) {
    const item = state.items[index] as CargoItem;
    if (!within(item, player, PICKUP_RADIUS)) continue;
    if (carriedKilos(state) + kilosOf(item.type) > CAPACITY_KILOS) {
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
