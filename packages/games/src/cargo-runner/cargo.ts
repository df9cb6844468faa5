import { nextInt, pick } from '@star-seekers/sim';
import { centreOf, within } from './grid.ts';
import { type Maze, UNREACHABLE } from './maze.ts';
import {
  CAPACITY_KILOS,
  CARGO_TYPES,
  type CargoType,
  DELIVERY_POINTS,
  HEAVY_TYPES,
  LIGHT_CLEARANCE_CELLS,
  LIGHT_TYPES,
  PICKUP_RADIUS,
  SECOND_COPY_PERCENT,
  STATION_RADIUS,
  kilosOf,
} from './rules.ts';
import type { CargoItem, CargoState, Emit } from './state.ts';

/** Nothing of any kind. */
export function noCargo(): Record<CargoType, number> {
  return Object.fromEntries(CARGO_TYPES.map((type) => [type, 0])) as Record<CargoType, number>;
}

/** Kilos that are carried. */
export function carriedKilos({ player }: Readonly<CargoState>): number {
  return player.cargo.reduce((sum, { type }) => sum + kilosOf(type), 0);
}

/** Lays out the cargo of a deck: heavy in its corners, light anywhere, some of it twice (`G6.7`). */
export function layOutCargo(state: CargoState, maze: Maze): void {
  state.items = [];
  // The kinds come round from deck to deck.
  maze.heavyCells.forEach((cell, corner) => {
    putItem(state, HEAVY_TYPES[(corner + state.level) % HEAVY_TYPES.length] as CargoType, cell);
  });
  const free = freeCells(maze);
  for (const type of LIGHT_TYPES) {
    const copies = nextInt(state.rng, 100) < SECOND_COPY_PERCENT ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const cell = pick(state.rng, free);
      free.splice(free.indexOf(cell), 1);
      putItem(state, type, cell);
    }
  }
  state.levelItems = state.items.length;
  state.levelDelivered = 0;
  state.totalItems += state.items.length;
}

function putItem(state: CargoState, type: CargoType, cell: number): void {
  state.items.push({ id: state.nextId++, type, ...centreOf(cell) });
}

/** Where light cargo may lie. */
function freeCells(maze: Maze): number[] {
  const steps = maze.stepsTo(maze.stationCell);
  return [...steps.keys()].filter((cell) => {
    const way = steps[cell] as number;
    return way >= LIGHT_CLEARANCE_CELLS && way < UNREACHABLE && !maze.heavyCells.includes(cell);
  });
}

/** Takes what is in reach and can be carried (`G6.6`). */
export function pickUp(state: CargoState, emit: Emit): void {
  const { player } = state;
  let refused: CargoItem | null = null;
  // From the last to the first, because what is taken leaves the list.
  for (let place = state.items.length - 1; place >= 0; place--) {
    const item = state.items[place] as CargoItem;
    if (!within(item, player, PICKUP_RADIUS)) continue;
    if (carriedKilos(state) + kilosOf(item.type) > CAPACITY_KILOS) {
      refused = item;
      continue;
    }
    state.items.splice(place, 1);
    player.cargo.push(item);
    state.collected[item.type]++;
    emit({ type: 'pickedUp', item, kilos: carriedKilos(state) });
  }
  if (refused && refused.id !== state.refusedId) emit({ type: 'refused', item: refused });
  state.refusedId = refused?.id ?? null;
}

/** Hands in everything that is carried once the station is in reach. */
export function deliver(state: CargoState, maze: Maze, emit: Emit): void {
  const { player } = state;
  if (player.cargo.length === 0 || !within(player, maze.station, STATION_RADIUS)) return;
  const items = player.cargo;
  player.cargo = [];
  const points = items.length * DELIVERY_POINTS;
  state.score += points;
  state.deliveries++;
  state.deliveredItems += items.length;
  state.levelDelivered += items.length;
  emit({ type: 'delivered', items, points, left: state.levelItems - state.levelDelivered });
}
