import { TICK_MS } from '@star-seekers/sim';
import { type Chunk, MAX_UNSEEN_TICKS } from './chunk.ts';

/** The 3-2-1 after a pause is not counted. */
export const COUNTDOWN_MS = 3000;

/** While the answer to a request of hidden information is under way the game stands still. So much of that is not counted. */
export const ANSWER_MS = 500;

/** After so long without a chunk the server takes the run for paused at the last one. */
export const SILENCE_MS = 5000;

/**
 * The server's clock of a run, as plain data: when its chunks arrived, without the pauses. Times are milliseconds of the server's
 * monotonic clock.
 */
export interface WitnessClock {
  /** Arrival of the first chunk, with which the run begins to be played; null before it. */
  readonly startedAt: number | null;
  readonly lastAt: number;
  readonly tick: number;
  /** When the pause began that is not over yet; null while the run is played. */
  readonly pausedAt: number | null;
  /** Everything that is not counted: pauses and the 3-2-1 after them. */
  readonly excusedMs: number;
  /** What was excused for a 3-2-1 that no chunk has followed yet. */
  readonly countdownMs: number;
  /** The time until which {@link excusedMs} reaches: the end of the last 3-2-1. */
  readonly excusedUntil: number;
  /** The {@link lagOf} the last chunk, if the game waits for the answer to its requests; null otherwise. */
  readonly askedAt: number | null;
  /** The least {@link lagOf} so far. */
  readonly lowestLag: number;
  readonly pauses: number;
  /** The longest pause so far. */
  readonly longestPauseMs: number;
  /** Set while chunks arrive that were played during a silence: when the last chunk before it arrived. */
  readonly silence: Silence | null;
}

interface Silence {
  readonly at: number;
  readonly tick: number;
  /** The server itself was not there. */
  readonly excused: boolean;
}

export const NEW_CLOCK: WitnessClock = {
  startedAt: null,
  lastAt: 0,
  tick: 0,
  pausedAt: null,
  excusedMs: 0,
  countdownMs: 0,
  excusedUntil: 0,
  askedAt: null,
  lowestLag: 0,
  pauses: 0,
  longestPauseMs: 0,
  silence: null,
};

/** What the clock needs of a chunk. */
export interface CountedChunk extends Pick<Chunk, 'kind' | 'toTick'> {
  /** The game waits for hidden information. */
  readonly asks: boolean;
}

/** When a chunk arrived. */
export interface Arrival {
  readonly at: number;
  /** The server was restarted since the chunk before. */
  readonly afterRestart: boolean;
}

/** The clock after a chunk. */
export function clockAfter(clock: WitnessClock, chunk: CountedChunk, arrival: Arrival): WitnessClock {
  const { at } = arrival;
  const silence = silenceAfter(clock, chunk, arrival);
  const next = { ...clock, startedAt: clock.startedAt ?? at, lastAt: at, tick: chunk.toTick, silence };
  switch (chunk.kind) {
    case 'pause':
      return { ...next, ...paused(clock, chunk, at, silence) };
    case 'resume':
      return { ...next, ...resumed(clock, at), silence: null };
    case 'play':
    case 'end':
      // A run that is ended in its pause does not go on: nothing can be made of the pause, so it is none of those that are counted.
      if (chunk.kind === 'end' && clock.pausedAt !== null && chunk.toTick === clock.tick) {
        const excusedMs = clock.excusedMs + pauseMs(clock, at);
        return counted({ ...next, pausedAt: null, excusedMs }, chunk.asks);
      }
      // Whoever goes on without a word has not paused.
      return counted({ ...next, pausedAt: null }, chunk.asks);
  }
}

/**
 * Of a 3-2-1 only the part is excused that had not passed when its chunk arrived: nobody gets ahead of the clock by it. Of the wait for an
 * answer, what the run fell behind.
 */
function counted(clock: WitnessClock, asks: boolean): WitnessClock {
  const lag = lagOf(clock);
  const early = Math.max(0, Math.min(clock.lowestLag - lag, clock.countdownMs));
  const waited = clock.askedAt === null ? 0 : Math.max(0, Math.min(lag - clock.askedAt, ANSWER_MS));
  const exact = { ...clock, excusedMs: clock.excusedMs - early + waited, countdownMs: 0 };
  return { ...exact, askedAt: asks ? lagOf(exact) : null, lowestLag: Math.min(exact.lowestLag, lagOf(exact)) };
}

/** How far the run lies behind the server's clock, in milliseconds, with its pauses excused. */
export function lagOf({ startedAt, excusedMs, tick, lastAt }: WitnessClock): number {
  return startedAt === null ? 0 : lastAt - startedAt - excusedMs - tick * TICK_MS;
}

function silenceAfter(
  clock: WitnessClock,
  { toTick }: Pick<Chunk, 'toTick'>,
  { at, afterRestart }: Arrival,
): Silence | null {
  const { silence, pausedAt, startedAt, lastAt, tick } = clock;
  if (startedAt === null || pausedAt !== null) return null;
  if (afterRestart || at - lastAt > SILENCE_MS) return { at: lastAt, tick, excused: afterRestart };
  return silence && toTick - silence.tick <= MAX_UNSEEN_TICKS ? silence : null;
}

function paused(
  clock: WitnessClock,
  { toTick }: Pick<Chunk, 'toTick'>,
  at: number,
  silence: Silence | null,
): Partial<WitnessClock> {
  if (clock.startedAt === null || clock.pausedAt !== null) return {};
  const { excusedMs, excusedUntil } = clock;
  // Pausing within the 3-2-1 gives back what is left of it.
  if (at < excusedUntil && toTick === clock.tick)
    return { pausedAt: at, excusedMs: excusedMs - (excusedUntil - at), excusedUntil: at, countdownMs: 0 };
  const unseen = silence ? toTick - silence.tick : 0;
  return { pausedAt: silence && unseen <= MAX_UNSEEN_TICKS ? Math.min(at, silence.at + unseen * TICK_MS) : at };
}

/** How long the pause has taken that ends now. A page that was lost did not say that it paused. */
export function pauseMs({ pausedAt, lastAt }: WitnessClock, at: number): number {
  return at - (pausedAt ?? lastAt);
}

function resumed(clock: WitnessClock, at: number): Partial<WitnessClock> {
  if (clock.startedAt === null) return {};
  const pausedMs = pauseMs(clock, at);
  return {
    pausedAt: null,
    excusedMs: clock.excusedMs + pausedMs + COUNTDOWN_MS,
    countdownMs: COUNTDOWN_MS,
    excusedUntil: at + COUNTDOWN_MS,
    pauses: clock.pauses + 1,
    longestPauseMs: Math.max(clock.longestPauseMs, pausedMs),
  };
}
