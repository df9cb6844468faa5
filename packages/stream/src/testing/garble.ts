import type { Chunk, ChunkKind } from '../chunk.ts';

const KINDS: readonly ChunkKind[] = ['begin', 'play', 'pause', 'break', 'end'];

/**
 * A chunk with one field changed.
 * @param field 0 to 6: kind, toTick, seq, calls (one more is asked for, ahead of its time), log, token, or none of them: the epoch
 * @param by 0 to 6
 */
export function garbled(chunk: Chunk, field: number, by: number, nextCall: number): Chunk {
  switch (field) {
    case 0:
      return { ...chunk, kind: KINDS[by % KINDS.length] as ChunkKind };
    case 1:
      return { ...chunk, toTick: Math.max(0, chunk.toTick + by - 3) };
    case 2:
      return { ...chunk, seq: Math.max(0, chunk.seq + by - 3) };
    case 3:
      return { ...chunk, calls: [...chunk.calls, { index: nextCall, tick: chunk.toTick + by, request: {} }] };
    case 4:
      return { ...chunk, log: `${chunk.log.slice(0, by)}A${chunk.log.slice(by + 1)}` };
    case 5:
      return { ...chunk, token: by === 0 ? null : (chunk.token ?? 0) + by - 3 };
    default:
      return chunk;
  }
}
