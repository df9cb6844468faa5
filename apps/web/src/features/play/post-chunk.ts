import type { ChunkAnswer, ChunkBody } from '@star-seekers/contracts';
import type { ApiClient, RequestOptions } from '@star-seekers/contracts/client';
import type { Chunk } from '@star-seekers/stream';

/** Sends a chunk where no WebSocket does. Resolves when the server has stored it. */
export async function postChunk(
  api: ApiClient,
  { runId, epoch }: { readonly runId: string; readonly epoch: number },
  chunk: Chunk,
  options?: RequestOptions,
): Promise<ChunkAnswer> {
  return api('sendChunk', { params: { id: runId }, body: { epoch, chunk: plainChunk(chunk) } }, options);
}

/** A chunk as it is stored and sent. */
export function plainChunk(chunk: Chunk): ChunkBody['chunk'] {
  return { ...chunk, calls: chunk.calls.map((call) => ({ ...call, request: { ...call.request } })) };
}
