import {
  type AnyGameSim,
  type CommandLog,
  type DealerSecret,
  type LogPart,
  MalformedInput,
  TICK_MS,
  chachaBlock,
  decodeLogPart,
  fromBase64Url,
} from '@star-seekers/sim';
import { CHUNK_TICKS, type Chunk, type ChunkContent, type StreamPosition, sameChunk } from './chunk.ts';

/** No tick is played before the hub has seen its segment begin, so only clocks that differ get ahead of the hub's. */
const AHEAD_MS = 500;
const AHEAD_SHARE = 0.005;

/** A page sends a chunk after every frame that completes a second. Larger ones would hide when their ticks were played. */
const MOST_TICKS = 2 * CHUNK_TICKS;

/**
 * More chunks, and more calls, than any run has: stops, and a request every few ticks. Beacons are requested every 120 ticks and at stops. Of
 * what is hidden, cards are turned most often: by their rules every 15 ticks, by a good bot every 37, which makes a chunk every 32.
 */
const CHUNKS_WITHOUT_TICKS = 64;
const TICKS_PER_CHUNK = { beacons: 20, hidden: 10 } as const;
const TICKS_PER_CALL = { beacons: 40, hidden: 12 } as const;

/**
 * More characters of the log than any run has: many keys at once, and a finger that drags a ship for the whole run, which is a command of
 * up to six bytes every three ticks. Bots need half a character a tick. Where something is hidden, nothing is dragged: a command for each of
 * forty taps a second.
 */
const CHARS_WITHOUT_TICKS = 4096;
const CHARS_PER_TICK = { beacons: 4, hidden: 2 } as const;

/** `stopped` by the player, by the rules or because nobody has begun to play yet. */
export type StreamPhase = 'stopped' | 'playing' | 'ended';

/** The server's side of a stream, as plain data. Times are epoch milliseconds of the hub's clock (`docs/decisions/0038-one-clock.md`). */
export interface StreamHead extends StreamPosition {
  /** The lease: who writes. Whoever takes the run over raises it. */
  readonly epoch: number;
  readonly phase: StreamPhase;
  /** Segments that have begun. */
  readonly segment: number;
  /** Ticks before the current or last segment. */
  readonly beganTick: number;
  /** When the acknowledgement of its begin was written, or else the begin arrived; null before the first. */
  readonly begunAt: number | null;
  /** Arrival of the last chunk; null before the first. */
  readonly lastAt: number | null;
  /** Calls so far. */
  readonly calls: number;
  /** Characters of the log so far. */
  readonly chars: number;
}

export const NEW_HEAD: StreamHead = {
  epoch: 1,
  seq: 0,
  toTick: 0,
  phase: 'stopped',
  segment: 0,
  beganTick: 0,
  begunAt: null,
  lastAt: null,
  calls: 0,
  chars: 0,
};

type Invalid = { readonly refused: 'invalid'; readonly field: string; readonly message: string };

/** Why a chunk was not taken. */
export type ChunkRefusal =
  /** Another page has the lease. */
  | { readonly refused: 'taken_over' }
  /** Another chunk has its number, or the run has ended. */
  | { readonly refused: 'conflict' }
  /** Chunks before it are missing. */
  | { readonly refused: 'gap'; readonly seq: number }
  /** It holds more ticks than time has passed. */
  | { readonly refused: 'early'; readonly againMs: number }
  | Invalid;

export type Appended =
  | { readonly head: StreamHead; readonly part: LogPart<unknown> }
  /** It was stored before. */
  | { readonly repeated: true }
  | ChunkRefusal;

/** What appending a chunk depends on. */
export interface AppendContext {
  readonly sim: AnyGameSim;
  readonly epoch: number;
  /** When it arrived. */
  readonly at: number;
  /** The token of the current segment. */
  readonly token: number;
  /** The stored chunk with a number below the head's. */
  readonly stored: (seq: number) => ChunkContent | undefined;
}

/** Checks a chunk against the stream so far. */
export function appendChunk(head: StreamHead, chunk: Chunk, context: AppendContext): Appended {
  const { sim, epoch, at, stored } = context;
  if (epoch !== head.epoch) return { refused: 'taken_over' };
  if (chunk.seq < head.seq) {
    const before = stored(chunk.seq);
    return before && sameChunk(before, chunk) ? { repeated: true } : { refused: 'conflict' };
  }
  if (head.phase === 'ended') return { refused: 'conflict' };
  if (chunk.seq > head.seq) return { refused: 'gap', seq: head.seq };
  const wrong = misplaced(head, chunk, context.token) ?? tooMuch(sim, head, chunk) ?? wrongCall(head, chunk);
  if (wrong) return wrong;
  const part = partOf(sim, head, chunk);
  if ('refused' in part) return part;
  const againMs = aheadMs(head, chunk, at);
  if (againMs > 0) return { refused: 'early', againMs };
  const begins = chunk.kind === 'begin';
  return {
    part,
    head: {
      epoch: head.epoch,
      seq: head.seq + 1,
      toTick: chunk.toTick,
      phase: PHASE_AFTER[chunk.kind],
      segment: head.segment + (begins ? 1 : 0),
      beganTick: begins ? chunk.toTick : head.beganTick,
      begunAt: begins ? at : head.begunAt,
      lastAt: at,
      calls: head.calls + chunk.calls.length,
      chars: head.chars + chunk.log.length,
    },
  };
}

const PHASE_AFTER = { begin: 'playing', play: 'playing', pause: 'stopped', break: 'stopped', end: 'ended' } as const;

/**
 * A run is played in segments: a begin, ticks, a stop. A stop without a tick before it would let whoever has seen what comes stop
 * and wait; ticks without the token were played before the hub saw the segment begin.
 */
function misplaced(head: StreamHead, { kind, toTick, token }: Chunk, due: number): Invalid | undefined {
  const ticks = toTick - head.toTick;
  if (ticks < 0) return invalid('toTick', `must be at least ${head.toTick}`);
  if (ticks > 0 && head.phase === 'stopped') return invalid('toTick', 'has ticks of a run that stands');
  if (kind === 'begin' && ticks > 0) return invalid('toTick', `must be ${head.toTick} where a segment begins`);
  if (kind === 'play' && ticks === 0) return invalid('toTick', 'must have a tick');
  if ((kind === 'pause' || kind === 'break') && (head.phase !== 'playing' || toTick === head.beganTick))
    return invalid('kind', 'stops a run that is not played');
  const isPlayed = kind !== 'begin' && head.phase === 'playing' && toTick > head.beganTick;
  if (token !== (isPlayed ? due : null)) return invalid('token', 'is not that of the segment');
  return undefined;
}

function tooMuch(sim: AnyGameSim, head: StreamHead, { seq, toTick, log, calls }: Chunk): Invalid | undefined {
  if (toTick > head.toTick + MOST_TICKS) return invalid('toTick', `must be at most ${head.toTick + MOST_TICKS}`);
  if (seq >= mostChunks(sim, toTick)) return invalid('seq', 'is too many chunks for so few ticks');
  if (head.calls + calls.length > mostCalls(sim, toTick)) return invalid('calls', 'are too many for so few ticks');
  if (head.chars + log.length > mostChars(sim, toTick)) return invalid('log', 'is too long for so few ticks');
  return undefined;
}

/** Most chunks of a run of so many ticks. */
export function mostChunks({ hidden }: AnyGameSim, ticks: number): number {
  return CHUNKS_WITHOUT_TICKS + Math.floor(ticks / TICKS_PER_CHUNK[hidden ? 'hidden' : 'beacons']);
}

/** Most calls of a run of so many ticks. */
export function mostCalls({ hidden }: AnyGameSim, ticks: number): number {
  return CHUNKS_WITHOUT_TICKS + Math.floor(ticks / TICKS_PER_CALL[hidden ? 'hidden' : 'beacons']);
}

/** Most characters of its log. */
export function mostChars({ hidden }: AnyGameSim, ticks: number): number {
  return CHARS_WITHOUT_TICKS + ticks * CHARS_PER_TICK[hidden ? 'hidden' : 'beacons'];
}

function wrongCall(head: StreamHead, { toTick, calls }: Chunk): Invalid | undefined {
  const wrong = calls.findIndex(
    ({ index, tick }, place) => index !== head.calls + place || tick < head.toTick || tick > toTick,
  );
  return wrong === -1 ? undefined : invalid(`calls.${wrong}`, 'is not the next call of this part of the run');
}

function partOf(sim: AnyGameSim, head: StreamHead, chunk: Chunk): LogPart<unknown> | Invalid {
  try {
    const part = decodePart(sim, chunk.log);
    const first = [part.commands[0]?.tick, part.beacons[0]?.tick];
    if (part.ticks !== chunk.toTick) return invalid('log', 'must end at toTick');
    if (part.quit && chunk.kind !== 'end') return invalid('log', 'must not be left before its end');
    if (first.some((tick) => tick !== undefined && tick <= head.toTick))
      return invalid('log', 'must begin after the last chunk');
    return part;
  } catch (error) {
    if (error instanceof MalformedInput) return invalid('log', error.message);
    throw error;
  }
}

/** For how long a chunk comes too early. */
function aheadMs({ begunAt, beganTick }: StreamHead, { kind, toTick }: Chunk, at: number): number {
  if (kind === 'begin') return 0;
  const passed = at - (begunAt ?? at);
  return Math.ceil((toTick - beganTick) * TICK_MS - passed * (1 + AHEAD_SHARE) - AHEAD_MS);
}

function invalid(field: string, message: string): Invalid {
  return { refused: 'invalid', field, message };
}

/** The part of a log in a chunk. @throws {MalformedInput} */
export function decodePart(sim: AnyGameSim, log: string): LogPart<unknown> {
  return decodeLogPart<unknown>(sim.commands, fromBase64Url(log), sim);
}

/** The log of a run after all of these chunks. Where its segments begin, only chunks that begin one say. @throws {MalformedInput} */
export function joinChunks(
  sim: AnyGameSim,
  chunks: readonly Pick<Chunk, 'kind' | 'toTick' | 'log'>[],
): CommandLog<unknown> {
  const begins = chunks.filter(({ kind }) => kind === 'begin').map(({ toTick }) => toTick + 1);
  return joinParts(
    chunks.map(({ log }) => decodePart(sim, log)),
    sim.beacons ? [...new Set(begins)] : [],
  );
}

/** The logs of many chunks, as the hub hands them out. */
export interface JoinedParts {
  /** Joined by dots, in order. */
  readonly log: string;
  /** The first tick of each segment. */
  readonly begins: readonly number[];
}

/** The log in joined parts. @throws {MalformedInput} */
export function joinedLog(sim: AnyGameSim, { log, begins }: JoinedParts): CommandLog<unknown> {
  const parts = log === '' ? [] : log.split('.').map((part) => decodePart(sim, part));
  return joinParts(parts, sim.beacons ? begins : []);
}

/** The log of a run from its parts. @param begins first tick of each segment, in games with beacons */
export function joinParts<Command>(parts: readonly LogPart<Command>[], begins: readonly number[]): CommandLog<Command> {
  const last = parts.at(-1);
  return {
    ticks: last?.ticks ?? 0,
    quit: last?.quit ?? false,
    commands: parts.flatMap(({ commands }) => commands),
    begins,
    beacons: parts.flatMap(({ beacons }) => beacons),
  };
}

/** Tells these blocks from those of beacons and dealers: 'SEGM'. */
const NONCE = [0x5345_474d, 0, 0] as const;

/** What the acknowledgement of a begin carries. @param segment number of the segment, from 1 */
export function segmentToken(secret: DealerSecret, segment: number): number {
  return chachaBlock([...secret, ...secret], segment, NONCE)[0] as number;
}
