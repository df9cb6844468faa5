import { HEADINGS, type Heading, nextInt, pick } from '@star-seekers/sim';
import { BOARD_CELLS, type Cell, cellIndex, distance } from './board.ts';
import { type Place, placesOf } from './figures.ts';
import { type Line, drawLine } from './line.ts';
import {
  ENEMY_ANNOUNCE_TICKS,
  ENEMY_CLEARANCE,
  ENEMY_DRIFT_TICKS,
  ENEMY_KINDS,
  LINE_MARGIN,
  RESOURCE_CLEARANCE,
  RESOURCE_KINDS,
  RESOURCE_LIFESPAN_TICKS,
  enemiesOfWave,
  figureOfWave,
} from './rules.ts';
import type { SnakeState } from './state.ts';

/** The cells within the margin of a line round each cell. */
const NEAR = BOARD_CELLS.map((cell) =>
  Uint16Array.from(BOARD_CELLS.filter((other) => distance(cell, other) <= LINE_MARGIN).map(cellIndex)),
);

/** Whether each cell is taken, as 0 or 1. */
type Taken = Uint8Array;

function take(taken: Taken, cell: Cell): void {
  taken[cellIndex(cell)] = 1;
}

function isFree(taken: Taken, cell: Cell): boolean {
  return taken[cellIndex(cell)] === 0;
}

/**
 * Replaces the enemies by those of the next wave, and adds its resources: along a line that takes all four, with the raiders in the
 * figure of the wave round it. Where the convoy leaves no room for a line they appear anywhere.
 * @param heading of the head after its queued turns
 */
export function placeWave(state: SnakeState, heading: Heading): void {
  state.wave++;
  state.enemies = state.enemies.filter(({ straggler }) => straggler);
  const line = drawLine(state.rng, state, heading);
  const taken: Taken = new Uint8Array(BOARD_CELLS.length);
  for (const ship of state.convoy) take(taken, ship);
  for (const straggler of state.enemies) take(taken, straggler);
  placeResources(state, line, taken);
  const places = line ? placesOf(figureOfWave(state.wave, state.figures), line) : [];
  for (const cell of line?.cells ?? []) {
    for (const near of NEAR[cellIndex(cell)] as Uint16Array) taken[near] = 1;
  }
  placeEnemies(state, places, taken);
}

function placeResources(state: SnakeState, line: Line | undefined, taken: Taken): void {
  const kinds = [...RESOURCE_KINDS];
  for (const stop of line?.stops ?? [null, null, null, null]) {
    const cell = stop === null ? anyCell(state, taken, RESOURCE_CLEARANCE) : line?.cells[stop];
    const kind = kinds.splice(nextInt(state.rng, kinds.length), 1)[0];
    if (!cell || !kind) continue;
    take(taken, cell);
    state.resources.push({ x: cell.x, y: cell.y, id: state.nextId++, kind, ticksLeft: RESOURCE_LIFESPAN_TICKS });
  }
}

function placeEnemies(state: SnakeState, places: readonly Place[], taken: Taken): void {
  const head = state.convoy[0] as Cell;
  const free = places.filter((place) => isFree(taken, place) && distance(place, head) >= ENEMY_CLEARANCE);
  const count = enemiesOfWave(state.convoy.length);
  // One kind flies a figure.
  const kind = pick(state.rng, ENEMY_KINDS);
  // Found when the figure is full, and kept up to date from then on.
  let spare: Cell[] | undefined;
  for (let index = 0; index < count; index++) {
    // Figures overlap where the line bends.
    while (free[0] && !isFree(taken, free[0])) free.shift();
    let place = free.shift();
    if (!place) {
      spare ??= freeCells(state, taken, ENEMY_CLEARANCE);
      const [cell] = spare.length > 0 ? spare.splice(nextInt(state.rng, spare.length), 1) : [];
      place = cell && { ...cell, heading: pick(state.rng, HEADINGS) };
    }
    if (!place) break;
    const { x, y, heading } = place;
    take(taken, place);
    state.enemies.push({
      x,
      y,
      id: state.nextId++,
      kind,
      straggler: false,
      heading,
      from: { x, y },
      activeIn: ENEMY_ANNOUNCE_TICKS,
      driftTicks: ENEMY_DRIFT_TICKS,
      driftIn: ENEMY_DRIFT_TICKS,
    });
  }
  // The outermost drift first and make room for the others.
  state.enemies.reverse();
}

/** A random free cell at least `clearance` moves from the head; undefined if there is none. */
function anyCell(state: SnakeState, taken: Taken, clearance: number): Cell | undefined {
  const free = freeCells(state, taken, clearance);
  return free.length === 0 ? undefined : pick(state.rng, free);
}

function freeCells(state: SnakeState, taken: Taken, clearance: number): Cell[] {
  const head = state.convoy[0] as Cell;
  return BOARD_CELLS.filter((cell) => isFree(taken, cell) && distance(cell, head) >= clearance);
}
