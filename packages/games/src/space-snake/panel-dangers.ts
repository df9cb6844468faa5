import { HEADINGS } from '@star-seekers/sim';
import { type Person, followed } from '../panel/person.ts';
import { type Cell, cellIndex, distance, neighbour, sameCell } from './board.ts';
import { ENEMY_DRIFT_TICKS, MOVE_TICKS } from './rules.ts';
import type { Enemy, SnakeState } from './sim.ts';

/** A span of ticks in which a cell is dangerous, and the moves that avoiding it is worth. */
interface Danger {
  readonly from: number;
  readonly until: number;
  readonly cost: number;
}

/** Expected dangers of the board by cell. */
export type Dangers = ReadonlyMap<number, readonly Danger[]>;

/** A raider or an own ship is there for certain; it may drift there after the next drift; a slip of the hand could lead there. */
const CERTAIN = 300;
const STRAIGHT_ON = 30;
const ASIDE = 10;
const BESIDE = 3;

/**
 * What a person expects from what is drawn: the own ships leave their cells one by one, a hologram becomes solid, and a raider drifts
 * in the heading that it shows. After that it may drift anywhere, most likely straight on.
 */
export function expectedDangers(state: Readonly<SnakeState>, person: Person, nose: Cell): Dangers {
  const dangers = new Map<number, Danger[]>();
  const add = (cell: Cell, from: number, until: number, cost: number) => {
    const index = cellIndex(cell);
    const here = dangers.get(index);
    if (here) here.push({ from, until, cost });
    else dangers.set(index, [{ from, until, cost }]);
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
    if (!sameCell(next, enemy)) add(next, drift - MOVE_TICKS, drift + ENEMY_DRIFT_TICKS, CERTAIN);
    const after = drift + ENEMY_DRIFT_TICKS - MOVE_TICKS;
    add(next, after, Number.POSITIVE_INFINITY, STRAIGHT_ON);
    for (const heading of HEADINGS) {
      add(neighbour(enemy, heading), solid, drift, BESIDE);
      add(neighbour(next, heading), drift, after, BESIDE);
      add(neighbour(next, heading), after, Number.POSITIVE_INFINITY, heading === enemy.heading ? STRAIGHT_ON : ASIDE);
    }
  }
  return dangers;
}

/** Raiders do not drift onto resources and ships: players see that soon. */
function isBlocked(state: Readonly<SnakeState>, enemy: Enemy): boolean {
  const target = neighbour(enemy, enemy.heading);
  const isThere = (other: Cell) => sameCell(other, target);
  return state.resources.some(isThere) || state.convoy.some(isThere);
}

/** Cost of entering a cell at a tick. */
export function costOf(dangers: Dangers, cell: number, tick: number): number {
  let cost = 0;
  for (const danger of dangers.get(cell) ?? []) if (tick >= danger.from && tick <= danger.until) cost += danger.cost;
  return cost;
}
