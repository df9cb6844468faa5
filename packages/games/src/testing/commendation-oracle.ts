import type { ArenaEvent, ArenaState } from '../battle-arena/simulation/state.ts';
import type { CargoEvent, CargoState } from '../cargo-runner/state.ts';
import type { QuizEvent, QuizState } from '../lore-master/state.ts';
import type { MemoryEvent, MemoryState } from '../memory-challenge/state.ts';
import type { PuzzleEvent, PuzzleState } from '../puzzle/state.ts';
import type { SnakeEvent } from '../space-snake/sim.ts';
import type { SnakeState } from '../space-snake/state.ts';

/** An event of a run, and a fact about the state after its tick. */
export interface Happening<Event> {
  readonly tick: number;
  readonly event: Event;
  readonly fact: number | string;
}

/**
 * Counts what a run is commended for, apart from the games' own code: from its whole history and its final state, in hindsight. The figures
 * are those of the specification (`G0.18`).
 */
export interface Oracle<State, Event> {
  /** The fact about a state that its history keeps. */
  readonly factOf: (state: State) => number | string;
  readonly count: (history: readonly Happening<Event>[], end: State) => Readonly<Record<string, boolean>>;
}

const arena: Oracle<ArenaState, ArenaEvent> = {
  factOf: ({ player }) => player.lives,
  count(history, { tick, bossLevel }) {
    const fights = slices(history, 'bossLevel', 'bossLevelCleared');
    return {
      'first-crown': bossLevel > 0,
      'full-hangar': history.some(({ event, fact }) => event.type === 'powerUpTaken' && fact === 5),
      'the-glint': history.some(({ event }) => event.type === 'rockBroken' && event.kind === 'a3'),
      'no-stragglers': mostWithin(ticksOf(history, 'formationCleared'), 900) >= 6,
      'untouched-crown': fights.some((fight) => ticksOf(fight, 'playerHit').length === 0),
      'last-ship': history.some(({ event, fact }) => event.type === 'bossDestroyed' && fact === 1),
      'three-crowns': bossLevel === 3,
      'clean-sky': widestGap([0, ...ticksOf(history, 'playerHit'), tick]) > 3 * 60 * 60,
    };
  },
};

const snake: Oracle<SnakeState, SnakeEvent> = {
  factOf: () => 0,
  count(history, { convoy, longestChain }) {
    const brushes = history.flatMap(({ tick, event }) =>
      event.type === 'brushed' ? [{ tick, id: event.enemy.id }] : [],
    );
    const within = (from: number) => brushes.filter(({ tick }) => tick >= from && tick <= from + 120);
    return {
      'five-ships': convoy.length >= 5,
      'long-convoy': convoy.length >= 40,
      'three-clean': longestChain >= 3,
      'ten-clean': longestChain >= 10,
      unbroken: longestChain >= 20,
      'four-edges': edgesByWave(history).includes(4),
      needle: brushes.some(({ tick }) => new Set(within(tick).map(({ id }) => id)).size >= 3),
      'last-blink': history.some(({ event }) => event.type === 'collected' && event.resource.ticksLeft <= 9),
    };
  },
};

/** By how many different edges the convoy left in each wave. */
function edgesByWave(history: readonly Happening<SnakeEvent>[]): readonly number[] {
  const waves: Set<string>[] = [new Set()];
  let last = { x: 5, y: 7 };
  for (const { event } of history) {
    if (event.type === 'wave') waves.push(new Set());
    if (event.type !== 'moved') continue;
    const [dx, dy] = [event.head.x - last.x, event.head.y - last.y];
    if (Math.abs(dx) + Math.abs(dy) > 1) waves.at(-1)?.add(`${Math.sign(dx)} ${Math.sign(dy)}`);
    last = { ...event.head };
  }
  return waves.map(({ size }) => size);
}

const memory: Oracle<MemoryState, MemoryEvent> = {
  factOf: () => 0,
  count(history, { secondsLeft, bestStreak, cleanLevels }) {
    const compared = history.find(({ event }) => event.type === 'matched' || event.type === 'mismatched');
    const tables = slices(history, 'dealt', 'levelCompleted');
    const comparisons = (table: readonly Happening<MemoryEvent>[]) =>
      ticksOf(table, 'matched').length + ticksOf(table, 'mismatched').length;
    return {
      'first-table': secondsLeft.length >= 1,
      'look-alikes': secondsLeft.length >= 3,
      'deep-table': secondsLeft.length >= 14,
      'first-guess': compared?.event.type === 'matched',
      'eight-in-a-row': bestStreak >= 8,
      'steady-hand': cleanLevels > 0,
      'last-seconds': secondsLeft.some((seconds) => seconds <= 3),
      'perfect-recall': tables.some((table) => comparisons(table) <= 18),
    };
  },
};

const quiz: Oracle<QuizState, QuizEvent> = {
  factOf: () => 0,
  count(history, { answers }) {
    // One letter an answer: a strike, a quick one, another right one.
    const letters = answers.map(({ points }) => (points === 0 ? 'x' : points >= 110 ? 'q' : 'r')).join('');
    const right = letters.replaceAll('x', '').length;
    const asked = slices(history, 'asked', 'right');
    return {
      'ten-answers': right >= 10,
      'fifty-answers': right >= 50,
      'quick-five': letters.includes('q'.repeat(5)),
      'quick-ten': letters.includes('q'.repeat(10)),
      unscarred: /^[qr]{20}/.test(letters),
      'at-the-edge': /^[qr]*x[qr]*x[qr]{8}/.test(letters),
      'whole-ladder': letters.length === 100 && right > 97,
      'before-the-clock': asked.some((question) => ticksOf(question, 'clockStarted').length === 0),
    };
  },
};

const puzzle: Oracle<PuzzleState, PuzzleEvent> = {
  factOf: ({ board }) => board.map((piece, place) => (piece === place ? '#' : '.')).join(''),
  count(history, { status, moves, bonus }) {
    const boards = history.filter(({ event }) => event.type === 'swapped').map(({ fact }) => String(fact));
    const rowsOf = (board: string) => (board.match(/.{4}/g) ?? []).map((row) => (row === '####' ? '#' : '.')).join('');
    const isSolved = status === 'solved';
    return {
      'first-window': isSolved,
      'row-by-row': isSolved && boards.every((board) => /^#*\.*$/.test(rowsOf(board))),
      'corners-first': boards.includes('#..#........#..#'),
      'forty-seconds': isSolved && bonus >= 80,
      'at-a-glance': isSolved && bonus >= 95,
      'no-swap-wasted': isSolved && moves === 15,
      'clean-and-quick': isSolved && moves === 15 && bonus >= 88,
      'last-pane': isSolved && bonus <= 10,
    };
  },
};

const cargo: Oracle<CargoState, CargoEvent> = {
  factOf: ({ drones }) => drones.filter(({ mode }) => mode === 'chase').length,
  count(history, { shaken, fate }) {
    const decks = slices(history, 'levelStarted', 'levelComplete');
    const cleared = history.flatMap(({ event }) => (event.type === 'levelComplete' ? [event] : []));
    const hasNone = (...types: readonly CargoEvent['type'][]) =>
      decks.some((deck) => types.every((type) => ticksOf(deck, type).length === 0));
    return {
      'first-deck': cleared.length > 0,
      'seven-decks': fate?.cause === 'victory',
      'shaken-off': shaken >= 3,
      'on-your-heels': history.some(({ event, fact }) => event.type === 'delivered' && Number(fact) > 0),
      'no-pulse': hasNone('pulse'),
      unseen: hasNone('suspicious', 'chase'),
      'swift-deck': cleared.some(({ seconds }) => seconds >= 225),
      'a-crowd': history.some(({ event }) => event.type === 'pulse' && event.drones.length >= 2),
    };
  },
};

/** By the id of the game. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State and Event vary together
export const oracles: Readonly<Record<number, Oracle<any, any>>> = {
  1: arena,
  2: snake,
  3: memory,
  4: quiz,
  5: puzzle,
  6: cargo,
};

type Typed = { readonly type: string };

function ticksOf<Event extends Typed>(history: readonly Happening<Event>[], type: Event['type']): readonly number[] {
  return history.filter(({ event }) => event.type === type).map(({ tick }) => tick);
}

/** The parts of a history that end with an event, each after the last `start` before it, or from the beginning. */
function slices<Event extends Typed>(
  history: readonly Happening<Event>[],
  start: Event['type'],
  end: Event['type'],
): readonly (readonly Happening<Event>[])[] {
  return history.flatMap(({ event }, index) => {
    if (event.type !== end) return [];
    const before = history.slice(0, index);
    return [before.slice(before.findLastIndex((earlier) => earlier.event.type === start) + 1)];
  });
}

function mostWithin(ticks: readonly number[], span: number): number {
  return Math.max(0, ...ticks.map((from) => ticks.filter((tick) => tick >= from && tick <= from + span).length));
}

function widestGap(ticks: readonly number[]): number {
  return Math.max(...ticks.slice(1).map((tick, index) => tick - (ticks[index] as number)));
}
