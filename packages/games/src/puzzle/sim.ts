import {
  type CommandCodec,
  type GameSim,
  MalformedInput,
  type Rng,
  TICKS_PER_SECOND,
  createRng,
  everyChoice,
  nextInt,
} from '@star-seekers/sim';
import { artworkOf, rankedOptions } from './artwork-choice.ts';
import { listing } from './listing.ts';
import {
  ARTWORKS,
  LAST_SECONDS,
  MAX_TICKS,
  PAUSES,
  PIECES,
  PLAY_SECONDS,
  PLAY_TICKS,
  PREVIEW_SECONDS,
  PREVIEW_TICKS,
  RED_TIMER_SECONDS,
  RULES_VERSION,
  SOLVED_SCORE,
  STUCK_TICKS,
  isPerfect,
  secondsLeft,
} from './rules.ts';
import { isHome, isSolved, wholeRows } from './seams.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

const CANCEL = PIECES;
const SWAP = PIECES + 1;

/** One byte for a touched place or a cancellation; a swap has its two places in a second byte. */
const puzzleCommands: CommandCodec<PuzzleCommand> = {
  write(writer, command) {
    if ('touch' in command) writer.byte(command.touch);
    else if ('cancel' in command) writer.byte(CANCEL);
    else {
      const [from, to] = command.swap;
      writer.byte(SWAP);
      writer.byte(from * PIECES + to);
    }
  },
  read(reader) {
    const byte = reader.byte();
    if (byte < PIECES) return { touch: byte };
    if (byte === CANCEL) return { cancel: true };
    if (byte !== SWAP) throw new MalformedInput(`unknown command ${byte}`);
    const places = reader.byte();
    return { swap: [Math.floor(places / PIECES), places % PIECES] };
  },
};

type Emit = (event: PuzzleEvent) => void;

/** Star Seekers Puzzle (`G5.1`): study the picture, then swap its sixteen pieces back. */
export const puzzle: GameSim<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  id: listing.id,
  rulesVersion: RULES_VERSION,
  maxTicks: MAX_TICKS,
  commands: puzzleCommands,
  beacons: { rng: ({ rng }) => rng, awaits: ({ status, ticksLeft }) => status === 'preview' && ticksLeft === 1 },
  pauses: PAUSES,
  drawOptions: rankedOptions,
  dayConditions: everyChoice('artwork', ARTWORKS),
  init: (setup) => ({
    tick: 0,
    ended: null,
    rng: createRng(setup.seed),
    status: 'preview',
    artwork: artworkOf(setup),
    ticksLeft: PREVIEW_TICKS,
    board: wholeBoard(),
    picked: null,
    stuck: 0,
    moves: 0,
    score: 0,
    bonus: 0,
  }),
  step(state, commands, emit) {
    if (state.status === 'preview') {
      study(state, emit);
      return;
    }
    if (state.stuck > 0) state.stuck--;
    for (const command of commands) applyCommand(state, command, emit);
    if (state.status === 'playing') runClock(state, emit);
  },
  outcome: ({ ended, status, score, bonus, moves, ticksLeft }) => ({
    reason: ended ?? 'quit',
    score,
    points: score,
    stats: {
      completed: status === 'solved' ? 1 : 0,
      perfectGame: status === 'solved' && isPerfect(moves) ? 1 : 0,
      moves,
      timeElapsed: status === 'preview' ? 0 : PLAY_SECONDS - secondsLeft(ticksLeft),
      timeBonus: bonus,
    },
  }),
};

function wholeBoard(): number[] {
  return Array.from({ length: PIECES }, (_, place) => place);
}

/** One cycle of all pieces (Sattolo's shuffle): none is in its place, so the board is never solved (`G5.6`). */
function shuffledBoard(rng: Rng): number[] {
  const board = wholeBoard();
  for (let last = PIECES - 1; last > 0; last--) swapPieces(board, last, nextInt(rng, last));
  return board;
}

function study(state: PuzzleState, emit: Emit): void {
  if (state.ticksLeft === PREVIEW_TICKS) emit({ type: 'studying', seconds: PREVIEW_SECONDS });
  state.ticksLeft--;
  if (state.ticksLeft === 0) {
    state.status = 'playing';
    state.ticksLeft = PLAY_TICKS;
    // Not before: who knew the shuffle could plan the swaps while there is no clock.
    state.board = shuffledBoard(state.rng);
    emit({ type: 'shuffled' });
  } else if (state.ticksLeft % TICKS_PER_SECOND === 0)
    emit({ type: 'studying', seconds: secondsLeft(state.ticksLeft) });
}

function applyCommand(state: PuzzleState, command: PuzzleCommand, emit: Emit): void {
  if (!canMove(state)) return;
  if ('touch' in command) touch(state, command.touch, emit);
  else if ('cancel' in command) putBack(state, emit);
  else swap(state, ...command.swap, emit);
}

/** Whether pieces can be moved now. */
export function canMove({ status, stuck }: Readonly<PuzzleState>): boolean {
  return status === 'playing' && stuck === 0;
}

function touch(state: PuzzleState, place: number, emit: Emit): void {
  const { picked } = state;
  if (picked === place) putBack(state, emit);
  else if (picked !== null) swap(state, picked, place, emit);
  else {
    state.picked = place;
    emit({ type: 'picked', place });
  }
}

function putBack(state: PuzzleState, emit: Emit): void {
  const { picked: place } = state;
  if (place === null) return;
  state.picked = null;
  emit({ type: 'putBack', place });
}

function swap(state: PuzzleState, from: number, to: number, emit: Emit): void {
  if (from === to) return;
  const { board } = state;
  const rowsBefore = wholeRows(board);
  swapPieces(board, from, to);
  state.picked = null;
  state.moves++;
  const home = [from, to].filter((place) => isHome(board, place));
  if (home.length === 0) state.stuck = STUCK_TICKS;
  const rows = wholeRows(board).filter((row) => !rowsBefore.includes(row));
  emit({ type: 'swapped', places: [from, to], moves: state.moves, home, rows });
  if (isSolved(board)) solve(state, emit);
}

function solve(state: PuzzleState, emit: Emit): void {
  const { moves } = state;
  state.status = 'solved';
  state.ended = 'own';
  state.bonus = secondsLeft(state.ticksLeft);
  state.score = SOLVED_SCORE + state.bonus;
  emit({ type: 'solved', base: SOLVED_SCORE, bonus: state.bonus, moves, perfect: isPerfect(moves) });
}

function runClock(state: PuzzleState, emit: Emit): void {
  state.ticksLeft--;
  const seconds = secondsLeft(state.ticksLeft);
  if (state.ticksLeft === 0) {
    state.status = 'timeUp';
    state.ended = 'own';
    emit({ type: 'timeUp' });
  } else if (state.ticksLeft % TICKS_PER_SECOND === 0 && (seconds <= LAST_SECONDS || seconds === RED_TIMER_SECONDS)) {
    emit({ type: 'hurry', seconds });
  }
}

function swapPieces(board: number[], one: number, other: number): void {
  const piece = board[one] as number;
  board[one] = board[other] as number;
  board[other] = piece;
}
