import { createRng, nextInt, pick } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { BOARD_CELLS, HEADINGS, type Heading, cellIndex, neighbour, opposite } from './board.ts';
import { ENEMY_DRIFT_TICKS, MOVE_TICKS } from './rules.ts';
import { type SnakeCommand, type SnakeState, head } from './sim.ts';

/**
 * An honest player of Space Snake: it sees what a person sees and answers with turns. The good one walks the shortest safe way to
 * the nearest resource that it can still reach; the poor one wanders and looks one cell ahead, when it looks at all.
 */
export const createSnakeBot: BotFactory<SnakeState, SnakeCommand> = ({ skill, seed }) => {
  const rng = createRng(seed);
  return (state) => {
    // A turn given right before the move is as good as an earlier one, and knows more.
    if (state.moveIn !== 1 || state.turns.length > 0) return NOTHING;
    const from = head(state);
    const wanted =
      skill === 'good' ? bestHeading(state) : nextInt(rng, POOR_ATTENTION) === 0 ? pick(rng, HEADINGS) : from.heading;
    return wanted === from.heading || wanted === opposite(from.heading) ? NOTHING : [{ turn: wanted }];
  };
};

/** The poor player thinks at one move in this many. */
const POOR_ATTENTION = 5;

/** Moves that the good player keeps away from where an enemy may be. */
const ENEMY_FORESIGHT_MOVES = Math.ceil(ENEMY_DRIFT_TICKS / MOVE_TICKS);

const NOTHING: readonly SnakeCommand[] = [];
const CELLS = BOARD_CELLS.length;

/** Neighbours of every cell by heading, so that the search does no arithmetic. */
const NEIGHBOURS = BOARD_CELLS.map((cell) => HEADINGS.map((heading) => cellIndex(neighbour(cell, heading))));

function bestHeading(state: Readonly<SnakeState>): Heading {
  const from = head(state);
  const closed = closedUntil(state);
  const ways = HEADINGS.filter((heading) => heading !== opposite(from.heading));
  const goals = new Map(
    state.resources.map((resource) => [
      cellIndex(resource),
      Math.floor((resource.ticksLeft + MOVE_TICKS - 1) / MOVE_TICKS),
    ]),
  );
  let best = from.heading;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const heading of ways) {
    const worth = worthOf(closed, goals, cellIndex(neighbour(from, heading)), state.convoy.length);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = heading;
    }
  }
  return best;
}

/** For every cell the number of moves during which entering it would end the run. */
function closedUntil(state: Readonly<SnakeState>): Uint8Array {
  const closed = new Uint8Array(CELLS);
  const { length } = state.convoy;
  // The segment `index` places behind the head has left its cell after `length - index` moves.
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

/** What the first step into a cell is worth: death, a dead end, open space, or a resource and how near it is. */
function worthOf(closed: Uint8Array, goals: ReadonlyMap<number, number>, first: number, length: number): number {
  if ((closed[first] ?? 0) >= 1) return -CELLS;
  const movesTo = new Uint8Array(CELLS);
  const queue = [first];
  movesTo[first] = 1;
  let nearest = 0;
  for (let place = 0; place < queue.length; place++) {
    const cell = queue[place] as number;
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
