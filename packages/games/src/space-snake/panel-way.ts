import { HEADINGS, type Heading } from '@star-seekers/sim';
import { BOARD_CELLS, type Cell, cellIndex, distance, neighbour } from './board.ts';
import type { CostAt } from './panel-dangers.ts';
import { MOVE_TICKS } from './rules.ts';
import type { Segment } from './state.ts';

/** What a way is planned from. */
export interface Search {
  /** The cells of the head before the search begins. */
  readonly passed: readonly Segment[];
  /** Tick at which the head is in the last of them. */
  readonly start: number;
  readonly costAt: CostAt;
  /** Cells to visit in this order. */
  readonly tour: readonly Cell[];
  /** Depth of the search; dangers beyond it are not seen. */
  readonly moves: number;
  /** Ships of the convoy: the way must not cross itself within this many moves. */
  readonly length: number;
}

/** Costs are counted in fifths of a move, so that they are whole numbers. A corner is a key more. */
const MOVE = 5;
const CORNER = 1;

/** Places that are looked at before the best so far is taken. */
const MOST_PLACES = 400;

const CELLS = BOARD_CELLS.length;
const SIDES = HEADINGS.length;
const NEIGHBOURS = Int16Array.from({ length: CELLS * SIDES }, (_, index) =>
  cellIndex(neighbour(BOARD_CELLS[Math.floor(index / SIDES)] as Cell, HEADINGS[index % SIDES] as Heading)),
);
const DISTANCES = Uint8Array.from({ length: CELLS * CELLS }, (_, index) =>
  distance(BOARD_CELLS[Math.floor(index / CELLS)] as Cell, BOARD_CELLS[index % CELLS] as Cell),
);

/** Room for the passed cells, and for three headings from each place. The arrays are reused by the next search. */
const MOST_PASSED = 64;
const ROOM = MOST_PASSED + 3 * (MOST_PLACES + 1);
const cells = new Int16Array(ROOM);
const headings = new Int8Array(ROOM);
const movesTo = new Int8Array(ROOM);
/** Resources of the tour that are taken. */
const takenBy = new Int8Array(ROOM);
const costs = new Int32Array(ROOM);
const before = new Int16Array(ROOM);

/** The lowest total cost of each place in the search that is noted beside it. */
const MOST_MOVES = 16;
const MOST_TAKEN = 8;
const lowest = new Int32Array(CELLS * SIDES * MOST_MOVES * MOST_TAKEN);
const lowestIn = new Int32Array(lowest.length);
let search = 0;

/** Places in the order of their total cost; of equal ones the newest goes first, for it is the furthest on. */
const heap = new Float64Array(ROOM);
let open = 0;

/** The way with the least danger and the shortest rest of the tour, found by A*. */
export function bestWay({ passed, start, costAt, tour, moves, length }: Search): readonly Heading[] {
  const stops = tour.map(cellIndex);
  const rest = restOf(stops);
  search++;
  open = 0;
  let places = 0;
  for (const at of passed.slice(-MOST_PASSED)) {
    cells[places] = cellIndex(at);
    headings[places] = HEADINGS.indexOf(at.heading);
    before[places] = places - 1;
    [movesTo[places], takenBy[places], costs[places]] = [0, 0, 0];
    places++;
  }
  const origin = places - 1;
  push(0, origin);
  let best = origin;
  for (let count = 0; open > 0;) {
    const place = pop();
    const [at, move, taken] = [cells[place] as number, (movesTo[place] as number) + 1, takenBy[place] as number];
    if (move - 1 > (movesTo[best] as number)) best = place;
    if (move - 1 === moves || ++count > MOST_PLACES) break;
    const ahead = headings[place] as number;
    for (let heading = 0; heading < SIDES; heading++) {
      if (heading === (ahead + 2) % SIDES) continue;
      const cell = NEIGHBOURS[at * SIDES + heading] as number;
      if (isOnWay(place, cell, length)) continue;
      const took = stops[taken] === cell ? taken + 1 : taken;
      const corner = heading === ahead ? 0 : CORNER;
      const cost = (costs[place] as number) + corner + MOVE * (1 + costAt(cell, start + move * MOVE_TICKS));
      const goal = stops[took];
      const left = goal === undefined ? 0 : (DISTANCES[cell * CELLS + goal] as number) + (rest[took] as number);
      const total = cost + MOVE * left;
      const key = ((cell * SIDES + heading) * MOST_MOVES + move) * MOST_TAKEN + took;
      if (lowestIn[key] === search && total >= (lowest[key] as number)) continue;
      lowestIn[key] = search;
      lowest[key] = total;
      cells[places] = cell;
      headings[places] = heading;
      movesTo[places] = move;
      takenBy[places] = took;
      costs[places] = cost;
      before[places] = place;
      push(total, places++);
    }
  }
  const way: Heading[] = [];
  for (let place = best; place !== origin; place = before[place] as number)
    way.push(HEADINGS[headings[place] as number] as Heading);
  return way.toReversed();
}

/** Length of the tour that remains after each of its cells. */
function restOf(stops: readonly number[]): readonly number[] {
  const rest = stops.map(() => 0);
  for (let index = stops.length - 2; index >= 0; index--) {
    const leg = DISTANCES[(stops[index] as number) * CELLS + (stops[index + 1] as number)] as number;
    rest[index] = (rest[index + 1] as number) + leg;
  }
  return rest;
}

function isOnWay(place: number, cell: number, length: number): boolean {
  let at = place;
  for (let back = 1; back < length && at >= 0; back++, at = before[at] as number) if (cells[at] === cell) return true;
  return false;
}

/** Greater than the number of a place. */
const NEWEST = 2048;

function push(total: number, place: number): void {
  const key = total * NEWEST + (NEWEST - 1 - place);
  let at = open++;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if ((heap[parent] as number) <= key) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = key;
}

function pop(): number {
  const first = heap[0] as number;
  const key = heap[--open] as number;
  let at = 0;
  for (let child = 1; child < open; child = 2 * at + 1) {
    if (child + 1 < open && (heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= key) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = key;
  return NEWEST - 1 - (first % NEWEST);
}
