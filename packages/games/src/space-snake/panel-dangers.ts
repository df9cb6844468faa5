import { HEADINGS } from '@star-seekers/sim';
import { type Person, followed } from '../panel/person.ts';
import { BOARD_CELLS, type Cell, cellIndex, distance, neighbour, sameCell } from './board.ts';
import { MOVE_TICKS } from './rules.ts';
import type { Enemy, SnakeState } from './state.ts';

/** Cost of entering a cell at a tick, in moves that avoiding it is worth. */
export type CostAt = (cell: number, tick: number) => number;

/** Room for a danger of every cell and several of each raider. The arrays are reused by the next outlook. */
const ROOM = 4096;
/** Spans of ticks in which a cell is dangerous, in a list for each cell. */
const froms = new Float64Array(ROOM);
const untils = new Float64Array(ROOM);
const costs = new Int32Array(ROOM);
const nexts = new Int16Array(ROOM);
const firsts = new Int16Array(BOARD_CELLS.length);
const NONE = -1;

/** A raider or an own ship is there for certain; it may drift there after the next drift; a slip of the hand could lead there. */
const CERTAIN = 300;
const STRAIGHT_ON = 30;
const ASIDE = 10;
const BESIDE = 3;

/**
 * What a person expects from what is drawn: the own ships leave their cells one by one, a hologram becomes solid, and a raider drifts
 * in the heading that it shows. After that it may drift anywhere, most likely straight on.
 */
export function expectDangers(state: Readonly<SnakeState>, person: Person, nose: Cell): CostAt {
  let count = 0;
  firsts.fill(NONE);
  const add = (cell: Cell, from: number, until: number, cost: number) => {
    const index = cellIndex(cell);
    froms[count] = from;
    untils[count] = until;
    costs[count] = cost;
    nexts[count] = firsts[index] as number;
    firsts[index] = count++;
  };
  const now = state.tick;
  const nextMove = now + state.moveIn;
  for (const [index, ship] of state.convoy.entries()) {
    // One move more, for the convoy may grow on the way.
    const movesLeft = state.convoy.length - index;
    add(ship, now, nextMove + movesLeft * MOVE_TICKS - 1, CERTAIN);
  }
  for (const enemy of followed(person, state.enemies, (other) => distance(other, nose))) {
    const next = isBlocked(state, enemy) ? enemy : neighbour(enemy, enemy.heading);
    const drift = now + enemy.activeIn + enemy.driftIn;
    const solid = enemy.activeIn > 0 ? now + enemy.activeIn - MOVE_TICKS : now;
    // Nobody knows the moment of a drift to better than a move.
    add(enemy, solid, drift + MOVE_TICKS / 2, CERTAIN);
    if (!sameCell(next, enemy)) add(next, drift - MOVE_TICKS, drift + enemy.driftTicks, CERTAIN);
    const after = drift + enemy.driftTicks - MOVE_TICKS;
    add(next, after, Number.POSITIVE_INFINITY, STRAIGHT_ON);
    for (const heading of HEADINGS) {
      add(neighbour(enemy, heading), solid, drift, BESIDE);
      add(neighbour(next, heading), drift, after, BESIDE);
      add(neighbour(next, heading), after, Number.POSITIVE_INFINITY, heading === enemy.heading ? STRAIGHT_ON : ASIDE);
    }
  }
  return costAt;
}

function costAt(cell: number, tick: number): number {
  let cost = 0;
  for (let at = firsts[cell] as number; at !== NONE; at = nexts[at] as number)
    if (tick >= (froms[at] as number) && tick <= (untils[at] as number)) cost += costs[at] as number;
  return cost;
}

/** Raiders do not drift onto resources and ships: players see that soon. */
function isBlocked(state: Readonly<SnakeState>, enemy: Enemy): boolean {
  const target = neighbour(enemy, enemy.heading);
  const isThere = (other: Cell) => sameCell(other, target);
  return state.resources.some(isThere) || state.convoy.some(isThere);
}
