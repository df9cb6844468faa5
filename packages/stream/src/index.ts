export {
  CHUNK_TICKS,
  type Chunk,
  type ChunkAnswer,
  type ChunkContent,
  type ChunkKind,
  MAX_UNSEEN_TICKS,
  type StreamPosition,
  sameChunk,
} from './chunk.ts';
export { LiveRun, LiveLog, type ShownChunk } from './live-run.ts';
export { type ReceivedChunk, SILENCE_MS } from './segment.ts';
export { STREAM_START, StreamClient, type StreamPort, type StreamStart } from './stream-client.ts';
export {
  type AppendContext,
  type Appended,
  type ChunkRefusal,
  type JoinedParts,
  NEW_HEAD,
  type StreamHead,
  appendChunk,
  decodePart,
  joinChunks,
  joinParts,
  joinedLog,
  mostCalls,
  mostChars,
  mostChunks,
  segmentToken,
} from './stream-head.ts';
export {
  COUNTDOWN_MS,
  RunStops,
  type WitnessFault,
  type WitnessFigures,
  pauseLimitOf,
  witnessBounds,
  witnessFault,
  witnessFigures,
} from './witness.ts';
