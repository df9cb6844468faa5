export {
  CHUNK_TICKS,
  type Chunk,
  type ChunkAnswer,
  type ChunkKind,
  MAX_UNSEEN_TICKS,
  type StreamPosition,
  sameChunk,
} from './chunk.ts';
export { LiveLog } from './live-log.ts';
export { LiveRun } from './live-run.ts';
export { STREAM_START, StreamClient, type StreamPort, type StreamStart } from './stream-client.ts';
export {
  type AppendContext,
  type Appended,
  type ChunkRefusal,
  NEW_HEAD,
  type StreamHead,
  appendChunk,
  asksIn,
  joinLogs,
} from './stream-head.ts';
export {
  PAUSE_LIMIT,
  type ReceivedChunk,
  type WitnessFault,
  type WitnessFigures,
  pauseLimitOf,
  witnessFault,
  witnessFigures,
} from './witness.ts';
export {
  type Arrival,
  COUNTDOWN_MS,
  NEW_CLOCK,
  SILENCE_MS,
  type WitnessClock,
  clockAfter,
  lagOf,
} from './witness-clock.ts';
