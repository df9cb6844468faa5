import {
  type CommandCodec,
  type GameSim,
  type HiddenInformation,
  MalformedInput,
  type RunOptions,
  TICKS_PER_SECOND,
} from '@star-seekers/sim';
import { dayConditions, familyOf } from './day.ts';
import { listing } from './listing.ts';
import {
  CARDS,
  COMPARE_TICKS,
  FACE_DUE_TICKS,
  LEVEL_COMPLETE_TICKS,
  MAX_POINTS,
  MAX_TICKS,
  MEDAL_LEVELS,
  MOST_FACE_UP,
  PAIRS,
  PARS,
  PICTURE_POOL,
  RED_TIMER_SECONDS,
  TURN_TICKS,
  levelScore,
  levelSeconds,
  levelStars,
  parSeconds,
  pointsFromScore,
  secondsLeft,
  secondsUsed,
} from './rules.ts';
import type { MemoryCard, MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

const NEXT = CARDS;
const FINISH = CARDS + 1;
const FIRST_FACE = 64;

/** One byte: the card, one of the two buttons, or the revealed picture. */
const memoryCommands: CommandCodec<MemoryCommand> = {
  write(writer, command) {
    if ('turn' in command) writer.byte(command.turn);
    else if ('face' in command) writer.byte(FIRST_FACE + command.face);
    else writer.byte('next' in command ? NEXT : FINISH);
  },
  read(reader) {
    const byte = reader.byte();
    if (byte < CARDS) return { turn: byte };
    if (byte === NEXT) return { next: true };
    if (byte === FINISH) return { finish: true };
    const face = byte - FIRST_FACE;
    if (face < 0 || face >= PICTURE_POOL) throw new MalformedInput(`unknown command ${byte}`);
    return { face };
  },
};

type Emit = (event: MemoryEvent) => void;

/** Requests the face of the turning card. */
const hidden: HiddenInformation<MemoryState, MemoryCommand> = {
  pending({ turning, cards, level }) {
    if (!turning || cardAt(cards, turning.card).face !== null) return undefined;
    return { level, card: turning.card };
  },
  // The clock runs on: the card turns until its face is here.
  waits: () => false,
  toCommand({ face, ...rest }) {
    if (face === undefined || face >= PICTURE_POOL || Object.keys(rest).length > 0) {
      throw new MalformedInput('this reveals no card');
    }
    return { face };
  },
  revealIn: (command) => ('face' in command ? { face: command.face } : undefined),
};

/** Cosmic Memory Challenge (`G3.1`). Only the dealer knows the faces of the cards. */
export const memoryChallenge: GameSim<MemoryState, MemoryCommand, MemoryEvent> = {
  id: listing.id,
  rulesVersion: 5,
  maxTicks: MAX_TICKS,
  commands: memoryCommands,
  hidden,
  // Each further level begins with 3-2-1.
  breaks: ({ level }) => level - 1,
  dayConditions,
  init: ({ options }) => ({
    tick: 0,
    ended: null,
    status: 'playing',
    ...familyIn(options),
    level: 1,
    ticksLeft: levelSeconds(1) * TICKS_PER_SECOND,
    score: 0,
    moves: 0,
    levelMoves: 0,
    matchedPairs: 0,
    pairsFound: 0,
    streak: 0,
    bestStreak: 0,
    recalls: 0,
    bestRecalls: 0,
    slips: 0,
    cleanLevels: 0,
    cards: faceDown(),
    faceUp: [],
    turning: null,
    next: null,
    wait: 0,
    bonus: 0,
    levelStars: 0,
    stars: 0,
    medalStars: 0,
    secondsLeft: [],
    found: [],
  }),
  step(state, commands, emit) {
    for (const command of commands) applyCommand(state, command, emit);
    if (state.status === 'playing') play(state, emit);
    else if (state.status === 'levelComplete') stepInterlude(state, emit);
  },
  outcome: (state) => ({
    reason: state.ended ?? 'quit',
    score: state.score,
    points: pointsFromScore(state.score),
    stats: {
      won: state.status === 'won' ? 1 : 0,
      level: state.level,
      pairs: state.pairsFound,
      moves: state.moves,
      bestStreak: state.bestStreak,
      cleanLevels: state.cleanLevels,
      stars: state.status === 'won' ? state.stars : 0,
    },
  }),
};

function familyIn(options: RunOptions | undefined): Pick<MemoryState, 'family'> {
  const family = familyOf(options);
  return family === undefined ? {} : { family };
}

/** Whether a touch turns the card now; otherwise the touch is ignored (`G3.6`). */
export function canTurn(state: Readonly<MemoryState>, card: number): boolean {
  const { status, cards, faceUp, turning, next } = state;
  if (status !== 'playing' || faceUp.length >= MOST_FACE_UP || next !== null) return false;
  const { face, matched } = cardAt(cards, card);
  return face === null && !matched && turning?.card !== card && (turning === null || faceUp.length < MOST_FACE_UP - 1);
}

/** Whether the player can choose between the next level and the end of the run. */
export function offersNextLevel({ status, wait, score }: Readonly<MemoryState>): boolean {
  return status === 'levelComplete' && wait >= LEVEL_COMPLETE_TICKS && score < MAX_POINTS;
}

function applyCommand(state: MemoryState, command: MemoryCommand, emit: Emit): void {
  if ('face' in command) reveal(state, command.face, emit);
  else if ('turn' in command) touch(state, command.turn, emit);
  else if (offersNextLevel(state)) {
    if ('next' in command) dealLevel(state, emit);
    else win(state, emit);
  }
}

function touch(state: MemoryState, card: number, emit: Emit): void {
  if (!canTurn(state, card)) return;
  if (state.turning) state.next = card;
  else state.turning = { card, since: state.tick };
  emit({ type: 'touched', card });
}

function reveal(state: MemoryState, face: number, emit: Emit): void {
  if (!state.turning) return;
  const { card, since } = state.turning;
  // A late face is turned up as slowly as any other.
  state.turning = { card, since: Math.max(since, state.tick - FACE_DUE_TICKS - 1) };
  cardAt(state.cards, card).face = face;
  emit({ type: 'revealed', card, face });
}

function play(state: MemoryState, emit: Emit): void {
  if (state.wait === 0) open(state);
  else {
    state.wait--;
    if (state.wait === 0) compare(state, emit);
  }
  if (state.status === 'playing') runClock(state, emit);
}

/** Opens a card at the end of its turn, then turns the one that was touched meanwhile. */
function open(state: MemoryState): void {
  const { turning, cards } = state;
  if (!turning || state.tick < turning.since + TURN_TICKS || cardAt(cards, turning.card).face === null) return;
  state.faceUp.push(turning.card);
  state.turning = state.next === null ? null : { card: state.next, since: state.tick };
  state.next = null;
  if (state.faceUp.length === MOST_FACE_UP) state.wait = COMPARE_TICKS;
}

function compare(state: MemoryState, emit: Emit): void {
  const [first, second] = state.faceUp as [number, number];
  const [one, other] = [cardAt(state.cards, first), cardAt(state.cards, second)];
  const pair = [first, second] as const;
  state.faceUp = [];
  state.moves++;
  state.levelMoves++;
  if (one.face !== null && one.face === other.face) {
    one.matched = true;
    other.matched = true;
    state.matchedPairs++;
    state.pairsFound++;
    if (!state.found.includes(one.face)) state.found.push(one.face);
    state.streak++;
    state.bestStreak = Math.max(state.bestStreak, state.streak);
    const isRecalled = isRecall(one, other, state.levelMoves);
    if (isRecalled) state.bestRecalls = Math.max(state.bestRecalls, ++state.recalls);
    const recalls = isRecalled ? state.recalls : 0;
    emit({ type: 'matched', cards: pair, face: one.face, streak: state.streak, recalls });
    if (state.matchedPairs === PAIRS) completeLevel(state, emit);
    return;
  }
  if (isSlip(state.cards, first, second)) {
    state.slips++;
    state.recalls = 0;
  }
  state.streak = 0;
  for (const card of [one, other]) {
    if (card.seen === null) card.seenIn = state.levelMoves;
    card.seen = card.face;
    card.face = null;
  }
  emit({ type: 'mismatched', cards: pair });
}

/**
 * Whether a pair was remembered (`G3.38`): the second card was turned because it had been seen, as soon as its mate was, in this move or
 * the one before.
 * @param move number of this move in its level
 */
function isRecall(first: MemoryCard, second: MemoryCard, move: number): boolean {
  if (second.seen === null) return false;
  return first.seen === null || Math.max(first.seenIn, second.seenIn) === move - 1;
}

/** An avoidable mismatch: the player had seen the mate of the first card, or the second card. */
function isSlip(cards: readonly MemoryCard[], first: number, second: number): boolean {
  const { face } = cardAt(cards, first);
  return cardAt(cards, second).seen !== null || cards.some(({ seen }, card) => card !== first && seen === face);
}

function runClock(state: MemoryState, emit: Emit): void {
  state.ticksLeft--;
  const seconds = secondsLeft(state.ticksLeft);
  if (state.ticksLeft === 0) {
    state.status = 'lost';
    state.ended = 'own';
    emit({ type: 'lost' });
    return;
  }
  if (state.ticksLeft % TICKS_PER_SECOND !== 0) return;
  if (seconds <= RED_TIMER_SECONDS) emit({ type: 'hurry', seconds });
  const missed = PARS.find((par) => secondsUsed(state.level, state.ticksLeft) === parSeconds(state.level, par) + 1);
  if (missed) emit({ type: 'parMissed', par: missed });
}

function completeLevel(state: MemoryState, emit: Emit): void {
  const clean = state.slips === 0;
  state.status = 'levelComplete';
  state.wait = 0;
  state.bonus = levelScore(state.ticksLeft);
  state.score += state.bonus;
  state.levelStars = levelStars(state);
  state.stars += state.levelStars;
  if (state.level <= MEDAL_LEVELS) state.medalStars += state.levelStars;
  state.secondsLeft.push(secondsLeft(state.ticksLeft));
  if (clean) state.cleanLevels++;
  emit({ type: 'levelCompleted', level: state.level, bonus: state.bonus, stars: state.levelStars, clean });
}

/** Waits after the last pair; the maximum score then ends the run. */
function stepInterlude(state: MemoryState, emit: Emit): void {
  if (state.wait < LEVEL_COMPLETE_TICKS) state.wait++;
  else if (state.score >= MAX_POINTS) win(state, emit);
}

function win(state: MemoryState, emit: Emit): void {
  state.status = 'won';
  state.ended = 'own';
  emit({ type: 'won' });
}

function dealLevel(state: MemoryState, emit: Emit): void {
  state.level++;
  state.status = 'playing';
  state.ticksLeft = levelSeconds(state.level) * TICKS_PER_SECOND;
  state.levelMoves = 0;
  state.matchedPairs = 0;
  state.slips = 0;
  state.recalls = 0;
  state.bestRecalls = 0;
  state.wait = 0;
  state.cards = faceDown();
  emit({ type: 'dealt', level: state.level });
}

function faceDown(): MemoryCard[] {
  return Array.from({ length: CARDS }, () => ({ face: null, matched: false, seen: null, seenIn: 0 }));
}

function cardAt(cards: readonly MemoryCard[], index: number): MemoryCard {
  const card = cards[index];
  if (!card) throw new RangeError(`there is no card ${index}`);
  return card;
}
