import type { Heading } from '@star-seekers/sim';
import type { Bot } from '../game.ts';
import type { Human } from '../panel/humans.ts';
import { type Person, createPerson, playAs } from '../panel/person.ts';
import { type Cell, cellIndex, distance, neighbour } from './board.ts';
import { type CostAt, expectDangers } from './panel-dangers.ts';
import { bestWay } from './panel-way.ts';
import { MOVE_TICKS } from './rules.ts';
import { type SnakeCommand, head } from './sim.ts';
import type { Resource, Segment, SnakeState } from './state.ts';

const MOVE_MS = (MOVE_TICKS * 1000) / 60;

/** A turn that is decided and not yet made, with the turn that follows it at once, as in a U-turn. */
interface PlannedTurn {
  readonly tick: number;
  readonly headings: readonly Heading[];
}

/** What a person goes for. */
export interface Habits {
  /** Resources that are not wanted are flown around. */
  readonly wants: (resource: Resource, state: Readonly<SnakeState>) => boolean;
  /** Where the person flies while nothing that is wanted is there. */
  readonly course?: (from: Cell, state: Readonly<SnakeState>) => Cell;
}

const HONEST: Habits = { wants: () => true };

/** Cost of taking what is not wanted, in moves. */
const UNWANTED = 20;

/** A person at the keys, who leads the convoy along the shortest line through the resources, past the raiders. */
export function createPlayer(human: Human, seed: number): Bot<SnakeState, SnakeCommand> {
  return createPlayerWith(HONEST, human, seed);
}

/** The same person with other habits. */
export function createPlayerWith(habits: Habits, human: Human, seed: number): Bot<SnakeState, SnakeCommand> {
  const person = createPerson(human, seed);
  let planned: PlannedTurn[] = [];
  return playAs(person, (state) => {
    // What the hand has begun can't be taken back; a later turn is decided anew.
    const committed = state.tick + human.reactionMs / (1000 / 60);
    planned = planned.filter(({ tick }) => tick <= committed);
    const turn = decide(state, person, planned, habits);
    if (!turn) return undefined;
    planned.push(turn);
    return {
      inTicks: turn.tick - state.tick,
      act: () => {
        if (!planned.includes(turn)) return [];
        planned = planned.filter((other) => other !== turn);
        return turn.headings.map((heading) => ({ turn: heading }));
      },
    };
  });
}

/** Plans a way from the first cell that can still be reacted to, and turns at its next corner. */
function decide(
  state: Readonly<SnakeState>,
  person: Person,
  planned: readonly PlannedTurn[],
  habits: Habits,
): PlannedTurn | undefined {
  const { human } = person;
  // The head's moves until a turn in the middle of a cell is in time, even if the reaction is a little slow.
  const reaction = (1.1 * human.reactionMs) / MOVE_MS;
  const least = Math.max(1, Math.ceil(reaction - state.moveIn / MOVE_TICKS - 0.5) + 1);
  const passed = expectedMoves(state, least, planned);
  const from = passed.at(-1) as Segment;
  const start = state.tick + state.moveIn + (passed.length - 2) * MOVE_TICKS;
  const wanted = state.resources.filter((resource) => habits.wants(resource, state));
  const dangerAt = expectDangers(state, person, from);
  const unwanted = new Set(state.resources.filter((resource) => !wanted.includes(resource)).map(cellIndex));
  const costAt: CostAt = (cell, at) => dangerAt(cell, at) + (unwanted.has(cell) ? UNWANTED : 0);
  let tour = bestTour(state, wanted, from, start, human.memory);
  if (tour.length === 0 && habits.course) tour = [habits.course(from, state)];
  const moves = Math.max(3, Math.round(human.foresightMs / MOVE_MS));
  // The convoy may grow on the way.
  const way = bestWay({ passed, start, costAt, tour, moves, length: state.convoy.length + 1 });
  const corner = way.findIndex((step) => step !== from.heading);
  // A later corner is left to a later decision.
  if (corner < 0 || corner > Math.ceil(human.decisionMs / MOVE_MS)) return undefined;
  const first = way[corner] as Heading;
  const second = way[corner + 1];
  const tick = start + (corner + 0.5) * MOVE_TICKS;
  return { tick, headings: second && second !== first ? [first, second] : [first] };
}

/** The cells of the head from now on: at least some moves, and all turns that are queued and begun. */
function expectedMoves(
  state: Readonly<SnakeState>,
  least: number,
  planned: readonly PlannedTurn[],
): readonly Segment[] {
  const moves: Segment[] = [head(state)];
  const queued = [...state.turns];
  const later = [...planned];
  for (let move = 0; move < least || queued.length > 0 || later.length > 0; move++) {
    const tick = state.tick + state.moveIn + move * MOVE_TICKS;
    while (later[0] && later[0].tick < tick) queued.push(...(later.shift() as PlannedTurn).headings);
    const from = moves.at(-1) as Segment;
    const heading = queued.shift() ?? from.heading;
    moves.push({ ...neighbour(from, heading), heading });
  }
  return moves;
}

/**
 * The order in which the resources that a person holds in mind yield the most points before they expire, and among those the shortest.
 * @param start tick at which the head is in `from`
 */
function bestTour(
  state: Readonly<SnakeState>,
  wanted: readonly Resource[],
  from: Cell,
  start: number,
  memory: number,
): readonly Cell[] {
  const nearest = wanted
    .toSorted((one, other) => distance(one, from) - distance(other, from) || one.id - other.id)
    .slice(0, memory);
  let best: { worth: number; tour: readonly Resource[] } = { worth: 0, tour: [] };
  const extend = (tour: readonly Resource[], at: Cell, moves: number, count: number) => {
    // A resource is worth any way that is in time; among equal ones the shorter way wins.
    const worth = count * 100 - moves;
    if (worth > best.worth) best = { worth, tour };
    for (const resource of nearest) {
      if (tour.includes(resource)) continue;
      const there = moves + distance(at, resource);
      // Nobody calculates the last move.
      if (start + (there + 1) * MOVE_TICKS > state.tick + resource.ticksLeft) continue;
      extend([...tour, resource], resource, there, count + 1);
    }
  };
  extend([], from, 0, 0);
  return best.tour;
}
