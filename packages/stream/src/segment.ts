import { TICK_MS } from '@star-seekers/sim';
import { CHUNK_TICKS, type ChunkKind } from './chunk.ts';

/** A chunk as the server received it. Times are epoch milliseconds of the hub's clock. */
export interface ReceivedChunk {
  readonly kind: ChunkKind;
  readonly toTick: number;
  /** When it arrived. */
  readonly at: number;
  /** When the acknowledgement of its segment's begin was written, as far as the server knew when the chunk arrived. */
  readonly begunAt: number | null;
  /** The server that had received the chunks before was gone. */
  readonly afterRestart: boolean;
  /** So much of the wait for the answers to its requests is not counted. */
  readonly graceMs: number;
}

/** What the hub saw of a segment. */
export interface SegmentFigures {
  /** With which it begins: after a silence the next chunk. */
  readonly begin: ReceivedChunk;
  /** Time that its ticks do not account for. */
  readonly unaccountedMs: number;
  /** Time, or ticks as time, that the hub saw too late. */
  readonly lateMs: number;
  /** Of a part after a silence: what came at once with its first chunk, beyond that. Its ticks were played in the silence. */
  readonly burstMs: number;
  /** The player waited so long before the first tick that it counts as a pause; 0 for less than that. */
  readonly hesitationMs: number;
  readonly stop: Stop;
}

/** How a segment ended, and when and where as far as the hub can tell. */
export interface Stop {
  /** `lost`: without a word: silence, a reload, another page. `away`: the hub itself was gone. */
  readonly kind: 'pause' | 'break' | 'end' | 'lost' | 'away';
  readonly at: number;
  readonly tick: number;
}

/** Between the hub and the page there is a network: so much of a lag is nobody's. */
const NETWORK_MS = 250;

/** After so long without a chunk a segment has ended with the last one. So much of that time is late, and no more. */
export const SILENCE_MS = 5000;

/** A tick may arrive so long after its time, and after the second that a chunk holds, before it is late. */
const LATE_AFTER_MS = 1000;
const CHUNK_MS = CHUNK_TICKS * TICK_MS;

/** What was played in a silence comes at once after it. */
const BURST_MS = 1000;

/** An outage just before a stop cannot be told from slow play by what follows. So much of it counts as late instead. */
const LAST_OUTAGE_MS = 5000;
const SHORTEST_OUTAGE_MS = 500;
const LAST_TICKS = 300;

/** A page that has lost the hub stops within so many ticks. */
const MOST_UNSEEN_TICKS = 300;

/** How far the run lay behind the hub's clock at the end of a chunk. */
interface Sample {
  readonly at: number;
  readonly lag: number;
  readonly ticks: number;
  readonly tick: number;
}

/** Chunks without a silence between them. */
interface Part {
  /** The begin of the segment, or the first chunk after a silence. */
  readonly begin: ReceivedChunk;
  readonly chunks: readonly ReceivedChunk[];
  /** A silence follows. */
  readonly isLost: boolean;
}

interface Observed {
  readonly samples: readonly Sample[];
  readonly startDelayMs: number;
  /** How the part ended; undefined as long as nothing says so. */
  readonly stop: Stop | undefined;
  /** Its last chunk. */
  readonly last: Omit<Stop, 'kind'>;
}

/**
 * The figures of one segment. Its clock begins when the acknowledgement of its begin is written, so its lag is absolute: what it ends
 * with was not played, or was thrown away.
 * @param chunks after the begin, up to the next one
 * @param next the begin of the next segment
 * @returns of a run that goes on after a silence without a begin, also those of each part that follows one
 */
export function segmentFigures(
  begin: ReceivedChunk,
  chunks: readonly ReceivedChunk[],
  next?: ReceivedChunk,
): SegmentFigures[] {
  const all = partsOf(begin, chunks).map((part) => figuresOf(part, next));
  const played = all.filter((figures, index) => index === 0 || figures.begin.kind === 'play');
  return played.map((figures, index) => {
    const after = all[index + 1];
    if (!after) return figures;
    const { begin: first, burstMs } = after;
    const firstMs = (first.toTick - figures.stop.tick) * TICK_MS;
    if (first.kind !== 'play') return { ...figures, lateMs: figures.lateMs + Math.max(0, firstMs - SILENCE_MS) };
    // What was played unseen, and what was not.
    const unseenMs = firstMs + burstMs;
    const idleMs = Math.min(SILENCE_MS, Math.max(0, first.at - figures.stop.at - unseenMs));
    return { ...figures, lateMs: figures.lateMs - SILENCE_MS + unseenMs + idleMs };
  });
}

/** A segment, parted by its silences. A delay before its first tick is none. */
function partsOf(begin: ReceivedChunk, chunks: readonly ReceivedChunk[]): Part[] {
  const parts: Part[] = [];
  let from = -1;
  const close = (to: number, isLost: boolean) =>
    parts.push({ begin: chunks[from] ?? begin, chunks: chunks.slice(from + 1, to), isLost });
  for (const [index, { at, afterRestart }] of chunks.entries()) {
    const before = chunks[index - 1];
    if (index - 1 <= from || !before || afterRestart || at - before.at <= SILENCE_MS) continue;
    close(index, true);
    from = index;
  }
  close(chunks.length, false);
  return parts;
}

function figuresOf(part: Part, next: ReceivedChunk | undefined): SegmentFigures {
  const { begin, chunks } = part;
  const { samples, startDelayMs, stop, last } = observe(part);
  const end = samples.at(-1)?.lag ?? 0;
  const burst = begin.kind === 'begin' ? [] : samples.filter(({ at }) => at <= begin.at + BURST_MS);
  const lowest = samples.reduce((least, { lag }) => Math.min(least, lag), end);
  const charge = Math.max(0, end - Math.min(lowest, NETWORK_MS));
  const lastOutageMs = Math.min(charge, lastOutageOf(samples), LAST_OUTAGE_MS);
  const seen = {
    begin,
    unaccountedMs: charge - lastOutageMs,
    lateMs: Math.min(startDelayMs, SILENCE_MS) + lateTicksOf(samples.slice(burst.length)) * TICK_MS + lastOutageMs,
    burstMs: Math.max(0, ...burst.map(({ lag }) => -lag)),
    hesitationMs: startDelayMs > SILENCE_MS ? (chunks[0] ?? begin).at - begin.at : 0,
  };
  if (stop && stop.kind !== 'lost') return { ...seen, stop };
  if (!stop && next?.afterRestart) return { ...seen, stop: { ...last, kind: 'away' } };
  // The gap is late, whether or not anything was played in it.
  const gapMs = stop ? SILENCE_MS : Math.min(SILENCE_MS, (next?.at ?? last.at) - last.at);
  return { ...seen, lateMs: seen.lateMs + gapMs, stop: { ...last, kind: 'lost' } };
}

function observe({ begin, chunks, isLost }: Part): Observed {
  const samples: Sample[] = [];
  let zero = (begin.kind === 'begin' ? chunks[0]?.begunAt : undefined) ?? begin.at;
  let startDelayMs = 0;
  let last = { at: zero, tick: begin.toTick };
  /** Up to this tick the page may have played, or waited to play, while the hub was away. */
  let awayUntil = begin.afterRestart ? begin.toTick : -1;
  /** The lag of the last chunk and what of the wait for its answers is not counted. */
  let waits = { lag: 0, graceMs: 0 };
  const least = leastDelays(chunks);
  const lagAt = (delayMs: number) => delayMs - zero + begin.toTick * TICK_MS;
  /** So much the run has fallen behind since the last chunk and never caught up: it waited. What the network held came in a burst. */
  const waitedMs = (index: number) => Math.max(0, lagAt(least[index] ?? 0) - waits.lag);
  for (const [index, chunk] of chunks.entries()) {
    const { kind, toTick, at, afterRestart, graceMs } = chunk;
    const lagNow = () => lagAt(delayOf(chunk));
    if (afterRestart) {
      awayUntil = last.tick + MOST_UNSEEN_TICKS;
      // A run that could not be stopped may have waited for an answer.
      zero += waitedMs(index);
    }
    const isAway = toTick <= awayUntil;
    if (!isAway) {
      if (samples.length === 0) {
        const delayMs = Math.max(0, lagNow() - NETWORK_MS);
        zero += delayMs;
        if (awayUntil < 0) startDelayMs = delayMs;
      }
      zero += Math.min(waitedMs(index), waits.graceMs);
      samples.push({ at, lag: lagNow(), ticks: toTick - last.tick, tick: toTick });
    }
    waits = { lag: lagNow(), graceMs };
    last = { at, tick: toTick };
    if (kind === 'play' || kind === 'begin') continue;
    const stop: Stop = { ...last, kind: isAway && kind === 'pause' ? 'away' : kind };
    return { samples, startDelayMs, stop, last };
  }
  return { samples, startDelayMs, stop: isLost ? { ...last, kind: 'lost' } : undefined, last };
}

/** How long after the time of its ticks a chunk came, from any moment on. */
function delayOf({ at, toTick }: ReceivedChunk): number {
  return at - toTick * TICK_MS;
}

/** The least delay of each chunk and those after it. */
function leastDelays(chunks: readonly ReceivedChunk[]): number[] {
  const least = chunks.map(delayOf);
  for (let index = least.length - 2; index >= 0; index--)
    least[index] = Math.min(least[index] as number, least[index + 1] as number);
  return least;
}

/** Ticks that arrived too long after the least lag from then on: no network, or tries in the dark. */
function lateTicksOf(samples: readonly Sample[]): number {
  let floor = Number.POSITIVE_INFINITY;
  let late = 0;
  for (const { lag, ticks } of samples.toReversed()) {
    floor = Math.min(floor, lag);
    // Of the first tick of the chunk.
    const delayMs = lag + ticks * TICK_MS - floor - CHUNK_MS - LATE_AFTER_MS;
    late += Math.min(ticks, Math.max(0, Math.ceil(delayMs / TICK_MS)));
  }
  return late;
}

/** The longest outage shortly before the end. */
function lastOutageOf(samples: readonly Sample[]): number {
  const from = (samples.at(-1)?.tick ?? 0) - LAST_TICKS;
  const growths = samples.map(({ lag, tick }, index) => (tick < from ? 0 : lag - (samples[index - 1]?.lag ?? lag)));
  const longest = Math.max(0, ...growths.slice(-LAST_TICKS));
  return longest < SHORTEST_OUTAGE_MS ? 0 : longest;
}
