import { z } from 'zod';
import { revealAnswer, revealCall } from './runs.ts';
import { idParameter } from './shared.ts';

const wholeNumber = z.int().min(0).max(0xffff_ffff);

/** Longest part of a log in one chunk, in characters: many times what a player can do in a second. */
const MAX_LOG = 4096;

/** More calls than a run can make between two chunks. */
const MAX_CALLS = 4;

/** A part of a run, streamed while it is played. Chunks are numbered from 0; none can be taken back. */
export const chunk = z.strictObject({
  seq: wholeNumber,
  /** What happened: a segment begins, or what came at the end of its ticks. */
  kind: z.enum(['begin', 'play', 'pause', 'break', 'end']),
  /** Ticks simulated up to its end. */
  toTick: wholeNumber,
  /** Base64url of the command log since the last chunk. */
  log: z
    .string()
    .max(MAX_LOG)
    .regex(/^[\w-]*$/, 'must be base64url'),
  /** What the run has asked since the last chunk. */
  calls: z.array(revealCall).max(MAX_CALLS),
  /** That of its segment, which the answer to its begin has brought; null where no tick was played since. */
  token: wholeNumber.nullable(),
});

const epoch = z.int().min(1);

export const streamParams = z.object({ id: idParameter });

/** @see leaseAnswer */
export const chunkBody = z.strictObject({ epoch, chunk });

/** Sent when the chunk has been stored for good. */
export const chunkAnswer = z.object({
  seq: wholeNumber,
  /** Answers to the calls of the chunk, in their order; absent without calls. */
  answers: z.array(revealAnswer).exactOptional(),
  /** Of a begin: the run may be played on, and its chunks repeat this. */
  token: wholeNumber.exactOptional(),
});

/** Where the server's part of a stream ends. */
const position = z.object({ seq: wholeNumber, toTick: wholeNumber });

/** Query of the WebSocket `/api/runs/{id}/stream`. */
export const streamQuery = z.strictObject({
  epoch: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be an epoch')
    .transform(Number),
  /** Answers that the page has. */
  answered: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a count')
    .transform(Number),
});

/** First message of the server on that WebSocket. Each following one is a `chunkAnswer` or an error body with the chunk's `seq`. */
export const streamWelcome = z.object({
  position,
  /** The answers that the page does not have yet, in order. */
  answers: z.array(revealAnswer),
  /** Of the last segment that has begun; null before the first. */
  token: wholeNumber.nullable(),
});

/** The logs of many chunks. */
export const joinedParts = z.object({
  /** Joined by dots, in order. */
  log: z.string(),
  /** The first tick of each segment. */
  begins: z.array(wholeNumber),
});

/** Asks for few answers of a run: the log has the others. */
export const MINIMAL_ANSWER = 'return=minimal';

/** {@link MINIMAL_ANSWER}, or nothing: pages of older versions get all answers. */
export const leaseHeaders = z.object({ prefer: z.string().exactOptional() });

/** The run is written by this page from now on: earlier epochs are refused. */
export const leaseAnswer = z.object({
  epoch,
  position,
  /** The epoch that wrote the last chunk; null before the first. */
  writtenBy: epoch.nullable(),
  /** The logs of all chunks up to there. */
  ...joinedParts.shape,
  /** Number of the first of the answers; absent in those of older versions, which send all. */
  answersFrom: wholeNumber.exactOptional(),
  /** The answers from that on, in order: all that the log lacks, and all that have texts. */
  answers: z.array(revealAnswer),
});

export type ChunkBody = z.infer<typeof chunkBody>;
export type ChunkAnswer = z.infer<typeof chunkAnswer>;
export type StreamWelcome = z.infer<typeof streamWelcome>;
export type LeaseAnswer = z.infer<typeof leaseAnswer>;
