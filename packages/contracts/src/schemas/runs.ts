import { z } from 'zod';
import { count, gameId, gameIdParameter, idParameter, idempotencyHeaders, publicPlayer, timestamp } from './shared.ts';

export const startRunBody = z.strictObject({ gameId, rulesVersion: z.int().min(1) });

export const startRunHeaders = idempotencyHeaders;

const uint32 = z.int().min(0).max(0xffff_ffff);

/** What the browser may know about the run before it starts: no seed where something is hidden from the player. */
export const runSetup = z.object({
  seed: uint32.exactOptional(),
  options: z.record(z.string(), z.int()).exactOptional(),
});

export const openRun = z.object({
  runId: z.string(),
  gameId,
  setup: runSetup,
  rulesVersion: z.int().min(1),
  startedAt: timestamp,
  expiresAt: timestamp,
});

export const startRunAnswer = openRun.extend({ credits: count });

export const openRunsAnswer = z.array(openRun);

/**
 * `score` and `points` are the player's claim; the replay proves them. `runId` and `replay` are optional here only so that
 * a call of the customer's old shape gets `runs/replay_required` rather than a complaint about fields.
 */
export const submitScoreBody = z.strictObject({
  gameId,
  score: count,
  points: count,
  runId: idParameter.optional(),
  /** Base64url of the deflated command log. */
  replay: z
    .string()
    .regex(/^[\w-]*$/, 'must be base64url')
    .optional(),
});

export const submitScoreAnswer = z.object({
  accepted: z.literal(true),
  score: count,
  points: count,
  /** This run beat everything that the player had reached in the game. */
  personalBest: z.boolean(),
  /** The player's best score in the game, this run included. */
  bestScore: count,
  /** The place that this run takes on the game's monthly board; null when it scores 0, or another run of the player stands there. */
  rank: z.int().min(1).nullable(),
  totalPoints: count,
});

/** Small whole numbers by name: what a run asks, and what it is told. */
const figures = z
  .record(z.string().regex(/^[a-zA-Z]{1,32}$/, 'must be 1 to 32 letters'), uint32)
  .refine((value) => Object.keys(value).length <= 16, 'must be at most 16 figures');

/** Most requests of one run. */
const MAX_REVEALS = 20_000;

export const revealParams = z.object({ id: idParameter });

export const revealBody = z.strictObject({
  /** Requests are numbered from 0; the same number again must be the same request, and gets the same answer. */
  index: z.int().min(0).max(MAX_REVEALS),
  /** The tick of the run after which it asked. */
  tick: uint32,
  /** What is asked, in the game's own terms. */
  request: figures,
});

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Any JSON. Named, so that the OpenAPI document can tell that it contains itself. */
const json: z.ZodType<JsonValue> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]))
  .meta({ id: 'Json' });

export const revealAnswer = z.object({
  /** The answer, as the simulation takes it. */
  reveal: figures,
  /** What the screen shows of it beside, such as the text of a question; JSON of the game's own form. */
  shown: json.exactOptional(),
});

export const gameResultBody = z.strictObject({ points: count, gameId });

export const gameResultAnswer = z.object({ totalPoints: count, gamesPlayed: count });

export const resultsQuery = z.strictObject({ gameId: gameIdParameter });

export const runResult = z.object({
  runId: z.string(),
  score: count,
  points: count,
  reason: z.enum(['own', 'quit', 'time']),
  stats: z.record(z.string(), z.number()),
  finishedAt: timestamp,
});

export const resultsAnswer = z.object({
  gameId,
  /** Null before the first verified run. */
  bestScore: count.nullable(),
  /** The most points that a run earned; null before the first verified run. */
  bestPoints: count.nullable(),
  gamesPlayed: count,
  last: runResult.nullable(),
});

export const breakdownEntry = z.object({
  gameId,
  totalPoints: count,
  bestScore: count,
  gamesPlayed: count,
  lastPlayedAt: timestamp,
});

/** Games that the player has at least one verified run of. */
export const breakdownAnswer = z.array(breakdownEntry);

export const breakdownParams = z.object({ id: idParameter });

export const replayParams = z.object({ id: idParameter });

/** Everything that it takes to play a verified run again. */
export const replayAnswer = runSetup.extend({
  gameId,
  rulesVersion: z.int().min(1),
  /** Base64url of the deflated command log. */
  replay: z.string(),
  score: count,
  player: publicPlayer,
});

export type OpenRun = z.infer<typeof openRun>;
export type StartRunAnswer = z.infer<typeof startRunAnswer>;
export type SubmitScoreBody = z.infer<typeof submitScoreBody>;
export type SubmitScoreAnswer = z.infer<typeof submitScoreAnswer>;
export type RevealBody = z.infer<typeof revealBody>;
export type RevealAnswer = z.infer<typeof revealAnswer>;
export type ResultsAnswer = z.infer<typeof resultsAnswer>;
export type BreakdownEntry = z.infer<typeof breakdownEntry>;
export type ReplayAnswer = z.infer<typeof replayAnswer>;
