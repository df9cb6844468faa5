import {
  type AnyGameSim,
  BEACON_INTERVAL_TICKS,
  type PauseLimit,
  ReplayMismatch,
  type SimState,
  TICKS_PER_SECOND,
  TICK_MS,
} from '@star-seekers/sim';
import { type ReceivedChunk, type Stop, segmentFigures } from './segment.ts';

/** What the server saw of a run. */
export interface WitnessFigures {
  /** Server time that neither the ticks nor the pauses account for: slow play, rewinding, thinking with the game stopped. */
  readonly unaccountedMs: number;
  /** Ticks that the server saw too late, and 120 for every beacon that was missed. */
  readonly lateTicks: number;
  readonly missedBeacons: number;
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

/** A run with a longer pause does not count: its player has stopped playing it. */
const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Pauses of a run that counts: so many, and one more for every five minutes of play. */
const FEWEST_PAUSES = 8;
const TICKS_PER_PAUSE = 5 * 60 * TICKS_PER_SECOND;

/** The 3-2-1 that leads back into a run is part of its pause, by the server's clock. */
export const COUNTDOWN_MS = 3000;

/** The pauses of a run that counts. @param own limit of the game */
export function pauseLimitOf(ticks: number, own?: PauseLimit | null): Pick<PauseLimit, 'most' | 'longestMs'> {
  return own ?? { most: FEWEST_PAUSES + Math.floor(ticks / TICKS_PER_PAUSE), longestMs: LONGEST_PAUSE_MS };
}

/** Bounds of a witnessed run: a fixed part for what happens once, and a share of the run. */
const UNACCOUNTED_MS = 3000;
const LATE_MS = 10_000;
const SHARE = 0.02;

/** Whoever misses a beacon chooses between two futures. */
const MOST_MISSED_BEACONS = 2;

/**
 * The figures of a finished run.
 * @param received all its chunks, in order
 * @param missedBeacons as the replay of the run counts them
 */
export function witnessFigures(received: readonly ReceivedChunk[], missedBeacons: number): WitnessFigures {
  const begins = received.flatMap(({ kind }, index) => (kind === 'begin' ? [index] : []));
  const pausedAt: SeenPause[] = [];
  let unaccountedMs = 0;
  let lateMs = missedBeacons * BEACON_INTERVAL_TICKS * TICK_MS;
  let stopped: Stop | undefined;
  for (const [number, from] of begins.entries()) {
    const next = begins[number + 1];
    const [first, ...chunks] = received.slice(from, next) as [ReceivedChunk, ...ReceivedChunk[]];
    for (const figures of segmentFigures(first, chunks, next === undefined ? undefined : received[next])) {
      const { begin, hesitationMs } = figures;
      if (stopped?.kind === 'pause' || stopped?.kind === 'lost')
        pausedAt.push({ tick: stopped.tick, ms: begin.at - stopped.at });
      unaccountedMs += figures.unaccountedMs;
      lateMs += figures.lateMs;
      if (hesitationMs > 0) pausedAt.push({ tick: begin.toTick, ms: hesitationMs });
      stopped = figures.stop;
    }
  }
  // Whoever holds the end of a run back has paused until then. After a pause or a break that gains nothing, however long: what was reached is
  // stored, nothing is played any more, and to go on would be a begin.
  const end = received.at(-1);
  if (end && stopped?.kind === 'lost' && end.at > stopped.at)
    pausedAt.push({ tick: stopped.tick, ms: end.at - stopped.at });
  return {
    unaccountedMs,
    lateTicks: Math.round(lateMs / TICK_MS),
    missedBeacons,
    pauses: pausedAt.length,
    longestPauseMs: Math.max(0, ...pausedAt.map(({ ms }) => ms)),
    pausedAt,
  };
}

/** Why a run is not witnessed. */
export type WitnessFault = 'slow' | 'late' | 'pauses';

/** What a witnessed run of so many ticks may have at most. */
export function witnessBounds(ticks: number): { readonly unaccountedMs: number; readonly lateMs: number } {
  const share = SHARE * ticks * TICK_MS;
  return { unaccountedMs: UNACCOUNTED_MS + share, lateMs: LATE_MS + share };
}

/**
 * @param ticks of the whole run
 * @param own limit of the pauses in its game
 * @returns undefined for a witnessed run
 */
export function witnessFault(
  { unaccountedMs, lateTicks, missedBeacons, pauses, longestPauseMs }: WitnessFigures,
  ticks: number,
  own?: PauseLimit | null,
): WitnessFault | undefined {
  const most = witnessBounds(ticks);
  if (unaccountedMs > most.unaccountedMs) return 'slow';
  if (lateTicks * TICK_MS > most.lateMs || missedBeacons > MOST_MISSED_BEACONS) return 'late';
  const limit = pauseLimitOf(ticks, own);
  return pauses > limit.most || longestPauseMs > limit.longestMs + COUNTDOWN_MS ? 'pauses' : undefined;
}

/** Compares where a run was stopped with where the rules of its game stop it, or let it be stopped. */
export class RunStops {
  readonly #sim: AnyGameSim;
  readonly #received: readonly ReceivedChunk[];
  /** Ticks of the pauses that the player made, and of all that count as pauses. */
  readonly #asked: ReadonlySet<number>;
  readonly #counted: ReadonlySet<number>;
  /** Ticks at which the rules stop the run. */
  readonly #breaks: number[] = [];
  #breaksSoFar = 0;
  #isUnfair = false;

  constructor(sim: AnyGameSim, received: readonly ReceivedChunk[]) {
    this.#sim = sim;
    this.#received = received;
    this.#asked = new Set(ticksOf(received, 'pause'));
    this.#counted = new Set(witnessFigures(received, 0).pausedAt.map(({ tick }) => tick));
  }

  /** Whether the run was paused where a pause gives an advantage: it does not count. */
  get isUnfair(): boolean {
    return this.#isUnfair;
  }

  /** Call it after each tick of the replay. */
  note(state: SimState): void {
    const { tick } = state;
    const breaks = this.#sim.breaks?.(state) ?? 0;
    if (breaks > this.#breaksSoFar) this.#breaks.push(tick);
    this.#breaksSoFar = breaks;
    if (this.#asked.has(tick) && this.#sim.pausable?.(state) === false) this.#isUnfair = true;
    if (this.#counted.has(tick) && this.#sim.pauses?.allows?.(state) === false) this.#isUnfair = true;
  }

  /**
   * Call it after the replay.
   * @param ticks of the whole run
   * @throws {ReplayMismatch} when the run broke off where its rules do not stop it, or went on where they do
   */
  verify(ticks: number): void {
    const due = new Set(this.#breaks);
    const wrong = ticksOf(this.#received, 'break').find((tick) => !due.has(tick));
    if (wrong !== undefined) throw new ReplayMismatch(`a break at tick ${wrong}, where the rules make none`);
    const begins = new Set(ticksOf(this.#received, 'begin'));
    const missing = this.#breaks.find((tick) => tick < ticks && !begins.has(tick));
    if (missing !== undefined) throw new ReplayMismatch(`the run goes on at tick ${missing} without a break`);
  }
}

function ticksOf(received: readonly ReceivedChunk[], wanted: ReceivedChunk['kind']): number[] {
  return received.filter(({ kind }) => kind === wanted).map(({ toTick }) => toTick);
}
