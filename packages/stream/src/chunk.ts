import type { RevealAnswer, RevealCall } from '@star-seekers/sim';

/** Ticks after which a chunk is sent without another reason: a second. */
export const CHUNK_TICKS = 60;

/** The most ticks that may follow the last acknowledged chunk while the connection is lost. */
export const MAX_UNSEEN_TICKS = 300;

/**
 * What a chunk says besides its part of the log. `begin`: the run is played from here on, a 3-2-1 is over; it has no ticks. At the end of
 * the others: `play` nothing, `pause` the player stopped, `break` the rules stopped, `end` the run has ended.
 */
export type ChunkKind = 'begin' | 'play' | 'pause' | 'break' | 'end';

/**
 * A part of a run as it is streamed. Chunks of a run are numbered from 0 without a gap; none can be taken back. They say what the player did;
 * when the run began, stopped and went on is what the hub stamps on them.
 */
export interface Chunk {
  readonly seq: number;
  readonly kind: ChunkKind;
  /** Ticks simulated up to the end of the chunk. */
  readonly toTick: number;
  /** The part of the command log since the last chunk (`encodeLogPart`), as base64url. */
  readonly log: string;
  /** Requests that the run has made since the last chunk. */
  readonly calls: readonly RevealCall[];
  /** The {@link ChunkAnswer.token} of its segment; null in a begin, and where no tick was played since. */
  readonly token: number | null;
}

/** The answer to a chunk. It is sent after the chunk has been stored for good. */
export interface ChunkAnswer {
  readonly seq: number;
  /** Answers to the calls of the chunk, in their order; absent without calls. */
  readonly answers?: readonly RevealAnswer[];
  /** Of a begin: whoever plays on shows by it that the hub has seen the segment begin. Unsigned 32-bit integer. */
  readonly token?: number;
}

/** Where a stream stands on the server. */
export interface StreamPosition {
  /** Number of the next chunk. */
  readonly seq: number;
  readonly toTick: number;
}

/** What is stored of a chunk: once it is, its token has nothing more to prove. */
export type ChunkContent = Omit<Chunk, 'token'>;

/** Whether a chunk repeats another. */
export function sameChunk(one: ChunkContent, other: ChunkContent): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered({ seq, kind, toTick, log, calls }: ChunkContent): unknown {
  const requests = calls.map(({ index, tick, request }) => [
    index,
    tick,
    Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return [seq, kind, toTick, log, requests];
}
