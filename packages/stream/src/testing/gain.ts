import { type CommandLog, BEACON_DELAY_TICKS, BEACON_INTERVAL_TICKS, TICK_MS } from '@star-seekers/sim';
import type { Chunk } from '../chunk.ts';
import { type WitnessFigures, witnessBounds } from '../witness.ts';

/**
 * What a page gained, measured in true time from what it sent and received. It uses nothing that the hub has counted.
 *
 * Three things lie below the hub's resolution and are no gain, per segment: {@link NETWORK_MS} of lag at its end, since a slow network
 * looks the same; and {@link RESOLUTION_MS} of every excursion that is caught up again, by ticks played faster than their time.
 */

const NETWORK_MS = 250;

/** A second that the hub allows above the least lag, and the second of ticks that a chunk spans. */
const RESOLUTION_MS = 2000;

/** Beyond it a gap is a stop as in a pause, and counts among the pauses. */
const LONGEST_GAP_MS = 5000;

/** A stored chunk as the world saw it. */
export interface SeenChunk {
  readonly chunk: Chunk;
  /** When the page sent the copy that was stored. Until then it could send another. */
  readonly sentAt: number;
  /** When the page first could know the answer; infinite if it never did. */
  readonly answeredAt: number;
}

export interface Gain {
  /** Wall time beyond the ticks' own time: thrown-away play, slow play, thought with the board known. Excursions add up. */
  readonly timeMs: number;
  /** The most that a run was ahead of the true time since a begin was sent: it was played in less than its time. */
  readonly aheadMs: number;
  /** Futures to choose from: beacons drawn beyond one each 120 ticks, and those that were kept back when due. */
  readonly choices: number;
  /** The most ticks whose future was known, and fixed, while the first of them was still open. */
  readonly foresightTicks: number;
}

/** By how much a gain exceeds what a witnessed run may have. Above 0 the property of the witness is broken. */
export interface Excess {
  readonly timeMs: number;
  readonly aheadMs: number;
  readonly choices: number;
  readonly foresightTicks: number;
  readonly missedBeacons: number;
}

/** Clocks may differ by so much; the network comes on top. */
const MOST_AHEAD_MS = 500;

const MOST_MISSED = 2;
/** Of a run of less than five minutes. */
const MOST_PAUSES = 8;

/** The most time that a witnessed run gains: unaccounted and late. */
export function timeBoundMs(ticks: number): number {
  const { unaccountedMs, lateMs } = witnessBounds(ticks);
  return unaccountedMs + lateMs;
}

export function excessOf(gain: Gain, figures: WitnessFigures, ticks: number): Excess {
  const { missedBeacons } = figures;
  const foresightTicks = BEACON_DELAY_TICKS + BEACON_INTERVAL_TICKS + BEACON_INTERVAL_TICKS * missedBeacons;
  return {
    timeMs: gain.timeMs - timeBoundMs(ticks),
    aheadMs: gain.aheadMs - MOST_AHEAD_MS - NETWORK_MS,
    choices: gain.choices - Math.min(figures.pauses, MOST_PAUSES) - missedBeacons,
    foresightTicks: gain.foresightTicks - foresightTicks,
    missedBeacons: missedBeacons - MOST_MISSED,
  };
}

/**
 * @param seen all stored chunks, in order
 * @param graceMs wait for an answer that the game gives
 */
export function gainOf(
  seen: readonly SeenChunk[],
  { ticks, beacons }: Pick<CommandLog<unknown>, 'ticks' | 'beacons'>,
  missedBeacons: number,
  graceMs = 0,
): Gain {
  return {
    timeMs: timeGained(seen, graceMs),
    aheadMs: mostAhead(seen),
    choices: extraDraws(seen) + missedBeacons,
    foresightTicks: foresight(seen, beacons, ticks),
  };
}

function timeGained(seen: readonly SeenChunk[], graceMs: number): number {
  let gained = 0;
  let zero = 0;
  let fromTick = 0;
  let lags: number[] = [];
  let isStopped = true;
  let burstAt = Number.NEGATIVE_INFINITY;
  for (const [index, { chunk, sentAt, answeredAt }] of seen.entries()) {
    const before = seen[index - 1];
    // What was known since: the answer to the begin, or what the last chunk has brought.
    const gapMs = before ? sentAt - (before.chunk.kind === 'begin' ? before.answeredAt : before.sentAt) : 0;
    const begins = chunk.kind === 'begin';
    const isStop = chunk.kind === 'pause' || chunk.kind === 'break';
    const isAfterStop = before?.chunk.kind === 'pause' || before?.chunk.kind === 'break';
    // All that comes in a stop without a begin is the end. It plays nothing, so waiting with it gains nothing.
    if (isAfterStop && !begins) break;
    const isSilence = !begins && gapMs > LONGEST_GAP_MS;
    if (begins || isSilence) {
      gained += gainedIn(lags);
      const ticks = chunk.toTick - (before?.chunk.toTick ?? 0);
      if (isSilence || !isStopped) gained += Math.min(Math.max(0, gapMs - ticks * TICK_MS), LONGEST_GAP_MS);
      // After a silence the ticks of the first chunk were thought over.
      zero = begins ? answeredAt : sentAt;
      fromTick = chunk.toTick;
      lags = [];
      burstAt = isSilence ? sentAt : Number.NEGATIVE_INFINITY;
      // What was played in the silence comes at once after it. To think it over took no more than the silence, which is counted.
    } else if (sentAt > burstAt) lags.push(sentAt - zero - (chunk.toTick - fromTick) * TICK_MS);
    if (chunk.calls.length > 0) zero += Math.min(answeredAt - sentAt, graceMs);
    // A silence is a pause up to the next begin. Before the first tick of a segment, with its beacon known, a stop is thought.
    isStopped = isSilence || (isStopped && !begins) || (isStop && chunk.toTick > fromTick);
  }
  return gained + gainedIn(lags);
}

function mostAhead(seen: readonly SeenChunk[]): number {
  let most = 0;
  let begun: SeenChunk | undefined;
  for (const entry of seen) {
    const { chunk, sentAt } = entry;
    if (chunk.kind === 'begin') begun = entry;
    else if (begun && chunk.toTick > begun.chunk.toTick)
      most = Math.max(most, (chunk.toTick - begun.chunk.toTick) * TICK_MS - (sentAt - begun.sentAt));
  }
  return most;
}

/** @param lags by which the chunks of a segment were sent after the time of their last tick */
function gainedIn(lags: readonly number[]): number {
  const last = lags.at(-1);
  if (last === undefined) return 0;
  let gained = Math.max(0, last - Math.min(0, ...lags) - NETWORK_MS);
  let floor = last;
  let excessAfter = 0;
  for (const lag of lags.toReversed()) {
    floor = Math.min(floor, lag);
    const excess = Math.max(0, lag - floor - RESOLUTION_MS);
    // Backwards in time, the rise of an excursion is a fall.
    gained += Math.max(0, excessAfter - excess);
    excessAfter = excess;
  }
  return gained + excessAfter;
}

function extraDraws(seen: readonly SeenChunk[]): number {
  const calls = seen.flatMap(({ chunk }) => chunk.calls);
  const regular = new Set(
    calls.map(({ tick }) => tick).filter((tick) => tick > 0 && tick % BEACON_INTERVAL_TICKS === 0),
  );
  const first = seen[0]?.chunk.kind === 'begin' ? seen[0].chunk.calls.length : 0;
  return calls.length - regular.size - first;
}

function foresight(seen: readonly SeenChunk[], beacons: CommandLog<unknown>['beacons'], ticks: number): number {
  const knownAt = seen.flatMap(({ chunk, answeredAt }) => chunk.calls.map(() => answeredAt));
  let known = 0;
  let most = 0;
  for (const [index, { chunk, sentAt }] of seen.entries()) {
    const openTick = (seen[index - 1]?.chunk.toTick ?? 0) + 1;
    while (known < knownAt.length && (knownAt[known] as number) <= sentAt) known++;
    if (chunk.toTick >= openTick) most = Math.max(most, (beacons[known]?.tick ?? ticks + 1) - openTick);
  }
  return most;
}
