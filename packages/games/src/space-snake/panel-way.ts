import { HEADINGS, type Heading, opposite } from '@star-seekers/sim';
import { BOARD_CELLS, type Cell, cellIndex, distance, neighbour } from './board.ts';
import { type Dangers, costOf } from './panel-dangers.ts';
import { MOVE_TICKS } from './rules.ts';
import type { Segment } from './sim.ts';

/** What a way is planned from. */
export interface Search {
  /** The cells of the head before the search begins. */
  readonly passed: readonly Segment[];
  /** Tick at which the head is in the last of them. */
  readonly start: number;
  readonly dangers: Dangers;
  /** Cells to visit in this order. */
  readonly tour: readonly Cell[];
  /** Depth of the search; dangers beyond it are not seen. */
  readonly moves: number;
  /** Ships of the convoy: the way must not cross itself within this many moves. */
  readonly length: number;
}

interface Place {
  readonly cell: number;
  readonly heading: Heading;
  readonly move: number;
  /** Resources of the tour that are taken. */
  readonly taken: number;
  readonly cost: number;
  /** Cost with the moves that the rest of the tour takes at least. */
  readonly total: number;
  readonly before: Place | undefined;
}

/** Costs are counted in fifths of a move, so that they are whole numbers. A corner is a key more. */
const MOVE = 5;
const CORNER = 1;

/** Places that are looked at before the best so far is taken. */
const MOST_PLACES = 400;

const NEIGHBOURS = BOARD_CELLS.map((cell) => HEADINGS.map((heading) => cellIndex(neighbour(cell, heading))));

/** The way with the least danger and the shortest rest of the tour, found by A*. */
export function bestWay(search: Search): readonly Heading[] {
  const { passed, moves, tour } = search;
  const rest = restOf(tour);
  let origin: Place | undefined;
  for (const at of passed) {
    origin = { cell: cellIndex(at), heading: at.heading, move: 0, taken: 0, cost: 0, total: 0, before: origin };
  }
  // Places by their total; of equal ones the newest goes first, for it is the furthest on.
  const open: Place[][] = [[origin as Place]];
  const seen = new Map<number, number>();
  let best: Place | undefined;
  let count = 0;
  for (let total = 0; total < open.length; total++) {
    for (let place = open[total]?.pop(); place; place = open[total]?.pop()) {
      if (!best || place.move > best.move) best = place;
      if (place.move === moves || ++count > MOST_PLACES) return wayTo(best, origin);
      for (const next of nextPlaces(search, place, rest)) {
        const key = ((next.cell * 4 + HEADINGS.indexOf(next.heading)) * 16 + next.move) * 8 + next.taken;
        if (next.total >= (seen.get(key) ?? Number.POSITIVE_INFINITY)) continue;
        seen.set(key, next.total);
        (open[next.total] ??= []).push(next);
      }
    }
  }
  return wayTo(best, origin);
}

function wayTo(best: Place | undefined, origin: Place | undefined): readonly Heading[] {
  const way: Heading[] = [];
  for (let place = best; place && place !== origin; place = place.before) way.unshift(place.heading);
  return way;
}

/** Length of the tour that remains after each of its cells. */
function restOf(tour: readonly Cell[]): readonly number[] {
  const rest = tour.map(() => 0);
  for (let index = tour.length - 2; index >= 0; index--) {
    rest[index] = (rest[index + 1] as number) + distance(tour[index] as Cell, tour[index + 1] as Cell);
  }
  return rest;
}

function nextPlaces(search: Search, place: Place, rest: readonly number[]): readonly Place[] {
  const target = search.tour[place.taken];
  const move = place.move + 1;
  const next: Place[] = [];
  for (const [index, heading] of HEADINGS.entries()) {
    if (heading === opposite(place.heading)) continue;
    const cell = (NEIGHBOURS[place.cell] as readonly number[])[index] as number;
    if (isOnWay(place, cell, search.length)) continue;
    const taken = target && cellIndex(target) === cell ? place.taken + 1 : place.taken;
    const corner = heading === place.heading ? 0 : CORNER;
    const cost = place.cost + corner + MOVE * (1 + costOf(search.dangers, cell, search.start + move * MOVE_TICKS));
    const goal = search.tour[taken];
    const left = goal ? distance(BOARD_CELLS[cell] as Cell, goal) + (rest[taken] as number) : 0;
    next.push({ cell, heading, move, taken, cost, total: cost + MOVE * left, before: place });
  }
  return next;
}

function isOnWay(place: Place, cell: number, length: number): boolean {
  let at: Place | undefined = place;
  for (let back = 1; back < length && at; back++, at = at.before) if (at.cell === cell) return true;
  return false;
}
