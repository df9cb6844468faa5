import { z } from 'zod';
import { dailyResult, dayName } from './daily.ts';
import { commendationName } from './commendations.ts';
import { count, gameId, gameIdParameter, idParameter, idempotencyHeaders, publicPlayer, timestamp } from './shared.ts';

export const startRunBody = z.strictObject({
  gameId,
  rulesVersion: z.int().min(1),
  /** Format of the logs that the page streams; without it the page is older than this server. */
  logFormat: z.int().min(1).exactOptional(),
  /** For the attempt of this day, which must be today. */
  day: dayName.exactOptional(),
});

export const startRunHeaders = idempotencyHeaders;

export const uint32 = z.int().min(0).max(0xffff_ffff);

/** Setup of a run as sent to the browser. Without a seed in games that hide something from the player. */
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
  /** Present in the attempt of a day. */
  day: dayName.exactOptional(),
});

export const startRunAnswer = openRun.extend({ credits: count });

export const openRunsAnswer = z.array(openRun);

/**
 * `score` and `points` are the player's claim; the chunks of the run prove them. `runId` is optional only so that a request of the
 * customer's old shape fails with `runs/run_required` instead of `request/invalid`.
 */
export const submitScoreBody = z.strictObject({
  gameId,
  score: count,
  points: count,
  runId: idParameter.optional(),
});

/** What the server saw of a run while it was played. */
export const witness = z.object({
  /** Why the run counts nowhere: it was played slowly, unseen, with too many pauses, or not at all. Null for a witnessed run. */
  fault: z.enum(['slow', 'late', 'pauses', 'unplayed']).nullable(),
  /** Time that neither the ticks nor the pauses account for. */
  unaccountedMs: count,
  /** Ticks that the server saw too late. */
  lateTicks: count,
  pauses: count,
});

/** What the server saw of a closed run, with its first pauses. */
export const seenRun = witness.extend({
  /** After which tick each pause began, and how long it took by the server's clock; empty for runs from before this was stored. */
  pausedAt: z.array(z.object({ tick: count, ms: count })),
});

export const submitScoreAnswer = z.object({
  accepted: z.literal(true),
  score: count,
  points: count,
  /** Whether this run is the player's new best score in the game. */
  personalBest: z.boolean(),
  /** The player's best score in the game, this run included. */
  bestScore: count,
  witness,
  /** Commendations that the player has newly earned by this run. */
  commendations: z.array(commendationName),
  /** Rank of this run on the game's monthly board; null when it does not count, scores 0, or another run of the player is ranked there. */
  rank: z.int().min(1).nullable(),
  totalPoints: count,
  /** Present in a witnessed attempt of a day, which counts nowhere else; null when it ended after its day, and counts nowhere. */
  daily: dailyResult.nullable().exactOptional(),
});

/** Named 32-bit integers: the content of a reveal request or its answer. */
const figures = z
  .record(z.string().regex(/^[a-zA-Z]{1,32}$/, 'must be 1 to 32 letters'), uint32)
  .refine((value) => Object.keys(value).length <= 16, 'must be at most 16 figures');

/** Most reveal requests per run. */
const MAX_REVEALS = 20_000;

/** Something that a run asks the server: hidden information, or a beacon. */
export const revealCall = z.strictObject({
  /** Requests are numbered from 0. */
  index: z.int().min(0).max(MAX_REVEALS),
  /** Tick of the run at which the request was made. */
  tick: uint32,
  /** The request, in a format defined by the game. */
  request: figures,
});

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Any JSON. It has an id because the OpenAPI document needs a name for a recursive schema. */
export const json: z.ZodType<JsonValue> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]))
  .meta({ id: 'Json' });

export const revealAnswer = z.object({
  /** The answer in the simulation's input format. */
  reveal: figures,
  /** Additional content for the screen, such as the text of a question, in a JSON format defined by the game. */
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
  /** The most points that one run earned; null before the first verified run. */
  bestPoints: count.nullable(),
  gamesPlayed: count,
  last: runResult.nullable(),
});

/** A thing that runs of a game have collected. */
export const keepsake = z.object({
  /** Number of the thing, by a numbering of the game. */
  item: count,
  /** The greatest value of all runs that brought it. */
  value: count,
});

/** The player's collections by the id of the game, each in the order of its items; games without one are absent. */
export const keepsakesAnswer = z.record(z.string(), z.array(keepsake));

export const breakdownEntry = z.object({
  gameId,
  totalPoints: count,
  /** Null if all runs are of earlier rules, whose scores cannot be compared with today's. */
  bestScore: count.nullable(),
  gamesPlayed: count,
  lastPlayedAt: timestamp,
});

/** The games in which the player has at least one verified run. */
export const breakdownAnswer = z.array(breakdownEntry);

export const breakdownParams = z.object({ id: idParameter });

export const replayParams = z.object({ id: idParameter });

/** Everything needed to replay a verified run. */
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
export type Witness = z.infer<typeof witness>;
export type SeenRun = z.infer<typeof seenRun>;
export type SubmitScoreAnswer = z.infer<typeof submitScoreAnswer>;
export type RevealAnswer = z.infer<typeof revealAnswer>;
export type ResultsAnswer = z.infer<typeof resultsAnswer>;
export type KeepsakesAnswer = z.infer<typeof keepsakesAnswer>;
export type BreakdownEntry = z.infer<typeof breakdownEntry>;
export type ReplayAnswer = z.infer<typeof replayAnswer>;
