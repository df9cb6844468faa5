import type { RevealAnswer, RevealCall } from '@star-seekers/sim';

/** Ticks after which a chunk is sent without another reason: a second. */
export const CHUNK_TICKS = 60;

/** The most ticks that may follow the last acknowledged chunk while the connection is lost. */
export const MAX_UNSEEN_TICKS = 300;

/**
 * What happened at the end of a chunk: `play` nothing, `pause` the clock stopped, `resume` it goes on (after the 3-2-1), `end` the run
 * has ended.
 */
export type ChunkKind = 'play' | 'pause' | 'resume' | 'end';

/** A part of a run as it is streamed. Chunks of a run are numbered from 0 without a gap; none can be taken back. */
export interface Chunk {
  readonly seq: number;
  readonly kind: ChunkKind;
  /** Ticks simulated up to the end of the chunk. */
  readonly toTick: number;
  /** The part of the command log since the last chunk, encoded, as base64url. */
  readonly log: string;
  /** Requests that the run has made since the last chunk. */
  readonly calls: readonly RevealCall[];
}

/** The answer to a chunk. It is sent after the chunk has been stored for good. */
export interface ChunkAnswer {
  readonly seq: number;
  /** Answers to the calls of the chunk, in their order; absent without calls. */
  readonly answers?: readonly RevealAnswer[];
}

/** Where a stream stands on the server. */
export interface StreamPosition {
  /** Number of the next chunk. */
  readonly seq: number;
  readonly toTick: number;
}

/** Whether a chunk repeats another. */
export function sameChunk(one: Chunk, other: Chunk): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered({ seq, kind, toTick, log, calls }: Chunk): unknown {
  const requests = calls.map(({ index, tick, request }) => [
    index,
    tick,
    Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return [seq, kind, toTick, log, requests];
}
