import { BEACON_INTERVAL_TICKS, type PauseLimit, TICK_MS } from '@star-seekers/sim';
import { type Arrival, type CountedChunk, NEW_CLOCK, clockAfter, lagOf, pauseMs } from './witness-clock.ts';

/** A chunk as the server received it. */
export interface ReceivedChunk extends CountedChunk, Arrival {}

/** What the server saw of a run. */
export interface WitnessFigures {
  /** Server time that neither the ticks nor the pauses account for: slow play, rewinding, thinking with the game stopped. */
  readonly unaccountedMs: number;
  /** Ticks that the server saw more than three seconds after their time, and 120 for every beacon that was missed. */
  readonly lateTicks: number;
  readonly pauses: number;
  readonly longestPauseMs: number;
  /** Each pause, in order. */
  readonly pausedAt: readonly SeenPause[];
}

/** A pause: after which tick it began, and how long it took by the server's clock. */
export interface SeenPause {
  readonly tick: number;
  readonly ms: number;
}

/** For games that set no limit of their own. */
export const PAUSE_LIMIT: PauseLimit = { most: 20, longestMs: 24 * 60 * 60 * 1000 };

/**
 * The pauses that a run may have.
 * @param pauses a limit of the game's own
 * @param breaks pauses that the screen has made by the rules
 */
export function pauseLimitOf(pauses: PauseLimit | null | undefined, breaks = 0): PauseLimit {
  const { most, longestMs } = pauses ?? PAUSE_LIMIT;
  return { most: most + breaks, longestMs };
}

/** Bounds of a witnessed run: a fixed part for what happens once, and a share of the run. */
const UNACCOUNTED_MS = 3000;
const LATE_MS = 10_000;
const SHARE = 0.02;

/** A chunk may arrive so long after its time before its ticks are late. */
const LATE_AFTER_MS = 3000;

/** An outage at the very end cannot be told from slow play by what follows. So much of it counts as late instead. */
const LAST_OUTAGE_MS = 5000;
const SHORTEST_OUTAGE_MS = 1000;
const LAST_TICKS = 600;

/**
 * The figures of a finished run.
 * @param received all its chunks, in order
 * @param missedBeacons as the replay of the run counts them
 */
export function witnessFigures(received: readonly ReceivedChunk[], missedBeacons: number): WitnessFigures {
  let clock = NEW_CLOCK;
  const samples: { readonly lag: number; readonly ticks: number; readonly tick: number; readonly excused: boolean }[] =
    [];
  const pausedAt: SeenPause[] = [];
  for (const chunk of received) {
    const before = clock;
    clock = clockAfter(clock, chunk, chunk);
    if (clock.pauses > before.pauses) pausedAt.push({ tick: chunk.toTick, ms: pauseMs(before, chunk.at) });
    // The 3-2-1 is excused before it has passed.
    if (chunk.kind === 'resume') continue;
    const excused = clock.silence?.excused === true;
    samples.push({ lag: lagOf(clock), ticks: chunk.toTick - before.tick, tick: chunk.toTick, excused });
  }
  const last = samples.at(-1) ?? { lag: 0, tick: 0 };
  let floor = last.lag;
  let lateTicks = missedBeacons * BEACON_INTERVAL_TICKS;
  let lastOutageMs = 0;
  for (const [index, { lag, ticks, tick, excused }] of [...samples.entries()].toReversed()) {
    floor = Math.min(floor, lag);
    if (lag - floor > LATE_AFTER_MS && !excused) lateTicks += ticks;
    if (last.tick - tick <= LAST_TICKS) lastOutageMs = Math.max(lastOutageMs, lag - (samples[index - 1]?.lag ?? lag));
  }
  lastOutageMs = lastOutageMs < SHORTEST_OUTAGE_MS ? 0 : Math.min(last.lag - floor, lastOutageMs, LAST_OUTAGE_MS);
  return {
    unaccountedMs: last.lag - floor - lastOutageMs,
    lateTicks: lateTicks + Math.ceil(lastOutageMs / TICK_MS),
    pauses: clock.pauses,
    longestPauseMs: clock.longestPauseMs,
    pausedAt,
  };
}

/** Why a run is not witnessed. */
export type WitnessFault = 'slow' | 'late' | 'pauses';

/** @param ticks of the whole run @returns undefined for a witnessed run */
export function witnessFault(
  { unaccountedMs, lateTicks, pauses, longestPauseMs }: WitnessFigures,
  ticks: number,
  limit: PauseLimit = PAUSE_LIMIT,
): WitnessFault | undefined {
  const runMs = ticks * TICK_MS;
  if (unaccountedMs > UNACCOUNTED_MS + SHARE * runMs) return 'slow';
  if (lateTicks * TICK_MS > LATE_MS + SHARE * runMs) return 'late';
  return pauses > limit.most || longestPauseMs > limit.longestMs ? 'pauses' : undefined;
}
