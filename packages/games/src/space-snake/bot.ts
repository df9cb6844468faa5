import { HEADINGS, type Heading, createRng, nextInt, opposite, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { BOARD_CELLS, cellIndex, neighbour } from './board.ts';
import { ENEMY_DRIFT_TICKS, MOVE_TICKS } from './rules.ts';
import { type SnakeCommand, head } from './sim.ts';
import type { SnakeState } from './state.ts';

/**
 * A bot that sees what a person sees. The good one takes the shortest safe path to the nearest resource that it can reach in time;
 * the poor one turns at random.
 */
export const createSnakeBot: BotFactory<SnakeState, SnakeCommand> = ({ skill, seed }) => {
  const rng = createRng(seed);
  return (state) => {
    // A turn right before the move is early enough, and considers the newest state.
    if (state.moveIn !== 1 || state.turns.length > 0) return NOTHING;
    const from = head(state);
    const turn =
      skill === 'good' ? bestHeading(state) : nextInt(rng, POOR_ATTENTION) === 0 ? pick(rng, HEADINGS) : from.heading;
    return turn === from.heading || turn === opposite(from.heading) ? NOTHING : [{ turn }];
  };
};

/** The poor bot decides at one move in this many. */
const POOR_ATTENTION = 5;

/** Number of moves for which the good bot avoids a cell that an enemy may enter. */
const ENEMY_FORESIGHT_MOVES = Math.ceil(ENEMY_DRIFT_TICKS / MOVE_TICKS);

const NOTHING: readonly SnakeCommand[] = [];
const CELLS = BOARD_CELLS.length;

/** Neighbours of every cell by heading, so that the search does no arithmetic. */
const NEIGHBOURS = BOARD_CELLS.map((cell) => HEADINGS.map((heading) => cellIndex(neighbour(cell, heading))));

function bestHeading(state: Readonly<SnakeState>): Heading {
  const from = head(state);
  const closed = closedMoves(state);
  const headings = HEADINGS.filter((heading) => heading !== opposite(from.heading));
  const goals = new Map(
    state.resources.map((resource) => [
      cellIndex(resource),
      Math.floor((resource.ticksLeft + MOVE_TICKS - 1) / MOVE_TICKS),
    ]),
  );
  let best = from.heading;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const heading of headings) {
    const worth = worthOf(closed, goals, cellIndex(neighbour(from, heading)), state.convoy.length);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = heading;
    }
  }
  return best;
}

/** For every cell, the number of moves during which entering it would end the run. */
function closedMoves(state: Readonly<SnakeState>): Uint8Array {
  const closed = new Uint8Array(CELLS);
  const { length } = state.convoy;
  // The segment at `index` has left its cell after `length - index` moves.
  state.convoy.forEach((segment, index) => {
    closed[cellIndex(segment)] = Math.min(length - index - 1, 255);
  });
  for (const enemy of state.enemies) {
    const activeInMoves = Math.ceil(enemy.activeIn / MOVE_TICKS);
    if (activeInMoves > 1) continue;
    closed[cellIndex(enemy)] = ENEMY_FORESIGHT_MOVES;
    if (enemy.driftIn <= 2 * MOVE_TICKS) closed[cellIndex(neighbour(enemy, enemy.heading))] = ENEMY_FORESIGHT_MOVES;
  }
  return closed;
}

/** Worth of a first step into a cell, in rising order: death, a dead end, open space, a resource by its distance. */
function worthOf(closed: Uint8Array, goals: ReadonlyMap<number, number>, first: number, length: number): number {
  if ((closed[first] ?? 0) >= 1) return -CELLS;
  const movesTo = new Uint8Array(CELLS);
  const queue = [first];
  movesTo[first] = 1;
  let nearest = 0;
  for (let index = 0; index < queue.length; index++) {
    const cell = queue[index] as number;
    const moves = movesTo[cell] as number;
    if (nearest === 0 && (goals.get(cell) ?? 0) >= moves) nearest = moves;
    for (const next of NEIGHBOURS[cell] as number[]) {
      if (movesTo[next] !== 0 || (closed[next] as number) >= moves + 1) continue;
      movesTo[next] = moves + 1;
      queue.push(next);
    }
  }
  const room = queue.length;
  if (room < length * 2) return room - CELLS;
  return nearest === 0 ? 0 : CELLS - nearest;
}
