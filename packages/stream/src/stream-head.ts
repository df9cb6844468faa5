import {
  type AnyGameSim,
  type CommandLog,
  MalformedInput,
  TICK_MS,
  decodeCommandLog,
  fromBase64Url,
} from '@star-seekers/sim';
import { CHUNK_TICKS, type Chunk, type StreamPosition, sameChunk } from './chunk.ts';
import { type Arrival, NEW_CLOCK, type WitnessClock, clockAfter } from './witness-clock.ts';

/** Ticks may be so far ahead of the server's clock: a 3-2-1 that had passed before its chunk arrived, and clocks that differ. */
const AHEAD_MS = 5000;
const AHEAD_SHARE = 0.005;

/** A page sends a chunk after every frame that completes a second. Larger ones would hide when their ticks were played. */
const MOST_TICKS = 2 * CHUNK_TICKS;

/** More chunks than any run has: pauses, and a request every few ticks. */
const CHUNKS_WITHOUT_TICKS = 1000;
const FEWEST_TICKS = 6;

/** The server's side of a stream, as plain data. */
export interface StreamHead extends StreamPosition {
  /** The lease: who writes. Whoever takes the run over raises it. */
  readonly epoch: number;
  readonly ended: boolean;
  readonly clock: WitnessClock;
  /** Calls so far. */
  readonly calls: number;
}

export const NEW_HEAD: StreamHead = { epoch: 1, seq: 0, toTick: 0, ended: false, clock: NEW_CLOCK, calls: 0 };

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
  | { readonly refused: 'invalid'; readonly field: string; readonly message: string };

export type Appended =
  | { readonly head: StreamHead; readonly part: CommandLog<unknown> }
  /** It was stored before. */
  | { readonly repeated: true }
  | ChunkRefusal;

/** What appending a chunk depends on. */
export interface AppendContext {
  readonly sim: AnyGameSim;
  readonly epoch: number;
  readonly arrival: Arrival;
  /** The stored chunk with a number below the head's. */
  readonly stored: (seq: number) => Chunk | undefined;
}

/** Checks a chunk against the stream so far. */
export function appendChunk(head: StreamHead, chunk: Chunk, { sim, epoch, arrival, stored }: AppendContext): Appended {
  if (epoch !== head.epoch) return { refused: 'taken_over' };
  if (chunk.seq < head.seq) {
    const before = stored(chunk.seq);
    return before && sameChunk(before, chunk) ? { repeated: true } : { refused: 'conflict' };
  }
  if (head.ended) return { refused: 'conflict' };
  if (chunk.seq > head.seq) return { refused: 'gap', seq: head.seq };
  const part = partOf(sim, head, chunk);
  if ('refused' in part) return part;
  const againMs = aheadMs(head, chunk, arrival);
  if (againMs > 0) return { refused: 'early', againMs };
  return {
    part,
    head: {
      epoch: head.epoch,
      seq: head.seq + 1,
      toTick: chunk.toTick,
      ended: chunk.kind === 'end',
      clock: clockAfter(head.clock, { ...chunk, asks: asksIn(sim, chunk) }, arrival),
      calls: head.calls + chunk.calls.length,
    },
  };
}

function partOf(
  sim: AnyGameSim,
  head: StreamHead,
  chunk: Chunk,
): CommandLog<unknown> | Extract<ChunkRefusal, { refused: 'invalid' }> {
  const invalid = (field: string, message: string) => ({ refused: 'invalid', field, message }) as const;
  if (chunk.toTick < head.toTick) return invalid('toTick', `must be at least ${head.toTick}`);
  if (chunk.toTick > head.toTick + MOST_TICKS) return invalid('toTick', `must be at most ${head.toTick + MOST_TICKS}`);
  if (chunk.seq > CHUNKS_WITHOUT_TICKS + chunk.toTick / FEWEST_TICKS)
    return invalid('seq', 'is too many chunks for so few ticks');
  const misplaced = chunk.calls.findIndex(
    ({ index, tick }, place) => index !== head.calls + place || tick < head.toTick || tick > chunk.toTick,
  );
  if (misplaced !== -1) return invalid(`calls.${misplaced}`, 'is not the next call of this part of the run');
  try {
    const part: CommandLog<unknown> = decodeCommandLog(sim.commands, fromBase64Url(chunk.log), sim);
    const first = [part.commands[0]?.tick, part.resumes[0], part.beacons[0]?.tick];
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
function aheadMs({ clock }: StreamHead, { toTick }: Chunk, { at }: Arrival): number {
  const { startedAt, excusedMs } = clock;
  const passed = startedAt === null ? 0 : at - startedAt - excusedMs;
  return Math.ceil(toTick * TICK_MS - passed * (1 + AHEAD_SHARE) - AHEAD_MS);
}

/** Whether the game waits for answers to the requests of a chunk. Beacons are there before they are due. */
export function asksIn(sim: AnyGameSim, { calls }: Pick<Chunk, 'calls'>): boolean {
  return sim.hidden !== undefined && calls.length > 0;
}

/** The whole log of a run from the parts of its chunks. */
export function joinLogs<Command>(parts: readonly CommandLog<Command>[]): CommandLog<Command> {
  const last = parts.at(-1);
  return {
    ticks: last?.ticks ?? 0,
    quit: last?.quit ?? false,
    commands: parts.flatMap(({ commands }) => commands),
    resumes: parts.flatMap(({ resumes }) => resumes),
    beacons: parts.flatMap(({ beacons }) => beacons),
  };
}
