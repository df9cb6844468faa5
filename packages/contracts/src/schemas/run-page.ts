import { z } from 'zod';
import { PACE_POINTS, REPORT_REASONS } from '../domain/run.ts';
import { dayName } from './daily.ts';
import { commendationName } from './commendations.ts';
import { json, runResult, runSetup, seenRun, uint32 } from './runs.ts';
import { count, faction, gameId, gameIdParameter, idParameter, publicPlayer, timestamp } from './shared.ts';

/** A closed run with a result; open, rejected and returned runs are not found. */
export const runParams = z.object({ id: idParameter });

/**
 * `counts`: on boards and in totals. `history`: it counts nowhere, for the reason in `witness.fault`. `voided`: an operator excluded it. `daily`: the
 * attempt of a day, for which alone it counts.
 */
const closedStanding = z.enum(['counts', 'history', 'voided', 'daily']);

/** `duel`: an unranked run on the course of another one. */
const runStanding = z.enum([...closedStanding.options, 'duel']);

const rank = z.int().min(1);

/** A further run that a run is compared with. */
const comparedRun = z.object({ runId: z.string(), score: count, player: publicPlayer });

/** Everything that is public about a run with a result, except its replay and its pace. */
export const runPage = runResult.extend({
  gameId,
  rulesVersion: z.int().min(1),
  /** Format in which the run was streamed: before 3, its pauses are as the page said. Absent in what older hubs answer. */
  logFormat: z.int().min(2).exactOptional(),
  setup: runSetup,
  /** The player, with the faction that the run was played for. A deleted account has an anonymous name. */
  player: publicPlayer,
  standing: runStanding,
  /** Present in the attempt of a day. */
  day: dayName.exactOptional(),
  /** The challenge of a duel; null for other runs. */
  challengeId: z.string().nullable(),
  startedAt: timestamp,
  /** Length in simulated ticks of 1/60 s. */
  ticks: count,
  /** The same where it decides between equal scores, the fewer first; absent in runs of other games and of earlier rules, which rank before. */
  tieTicks: count.exactOptional(),
  /** What the server saw of the run while it was played; null for duels, and for runs from before they were streamed. */
  witness: seenRun.nullable(),
  /** Rank on the monthly board when the run was closed; null when it was not an entry there. */
  rankThen: rank.nullable(),
  /** Ranks now on the boards of the month and of the year in which the run ended; null where it is not the player's entry. */
  ranks: z.object({ monthly: rank.nullable(), yearly: rank.nullable() }),
  /** The player's best run of the game that counts; null without one. It may be this run. */
  best: comparedRun.nullable(),
  /** The row directly above this run on the monthly board of its month; null when it leads. Never the same player's. */
  next: comparedRun.nullable(),
  /** Whether the replay contains no texts, because others would learn the answers: they are read by signed-in players only. */
  textsWithheld: z.boolean(),
  /** Whether the build has the rules of the run, so that its replay can be played. A voided run has no public replay all the same. */
  rulesServed: z.boolean(),
  /** Path of an older build that has them instead, with its player and its simulations; null without one. */
  archive: z.string().nullable(),
  /** The secret that every beacon of the run follows from; null in games that hide something from the player. */
  secret: z.array(uint32).length(4).nullable(),
  /** Hash of the final state that the public replay leads to; null for runs from before it was stored. */
  stateHash: z.string().nullable(),
});

export const runTextsBody = z.strictObject({
  /** The language of the texts; where they lack it, they are in English. */
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'must be a language such as de or pt-BR'),
});

/** What the replay of a run withholds. */
export const runTexts = z.object({
  /** Display data of each answer of the server during the run, in its order; null for what is not for this reader. */
  shown: z.array(json),
  /** Portions that the run has, such as its questions. */
  portions: count,
  /** How many of them may be read today: the first ones. Its player may read all. */
  readable: count,
  /** How many more portions of any runs the reader may read today; null for the player of this run. */
  left: count.nullable(),
});

/** Scores at equal intervals: `scores[i]` after `i * everyS` seconds of play, and the last one at the end of the run. */
const pace = z.object({
  runId: z.string(),
  /** Final score. */
  score: count,
  ticks: count,
  everyS: z.int().min(1),
  scores: z.array(count).min(2).max(PACE_POINTS),
});

const rivalPace = pace.extend({ player: publicPlayer });

/**
 * The pace of a run and of those it is compared with, as on its page; null where there is none, or none yet. An open run, which only its
 * player sees, has no pace of its own; it is compared with the player's best run and the row above the player's on this month's board.
 */
export const runPace = z.object({ own: pace.nullable(), best: rivalPace.nullable(), next: rivalPace.nullable() });

/** A version of a game's rules. */
export const rulesParams = z.object({
  gameId: gameIdParameter,
  rulesVersion: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'must be a version of rules')
    .transform(Number),
});

/** Address of the archived build that has these rules; null when this hub has none. */
export const archivedRules = z.object({ archive: z.string().nullable() });

export const reportBody = z.strictObject({ reason: z.enum(REPORT_REASONS) });

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

const runFilters = z.strictObject({
  gameId: gameIdParameter.optional(),
  /** `counts`: on boards and in totals; `history`: all others. */
  standing: z.enum(['counts', 'history']).optional(),
  /** The month (UTC) in which the run ended. */
  month: month.optional(),
});

export const playerRunsQuery = runFilters.extend({
  /** Id of the last run already loaded: the response continues with earlier ones. */
  before: idParameter.optional(),
});

const playerRun = z.object({
  runId: z.string(),
  gameId,
  rulesVersion: z.int().min(1),
  faction,
  /** A `rejected` run did not prove its score; a `returned` one could not be verified, because the rules had changed or by the hub's fault, so its credit was refunded. */
  standing: z.enum([...closedStanding.options, 'rejected', 'returned', 'expired']),
  /** Present in the attempt of a day. */
  day: dayName.exactOptional(),
  startedAt: timestamp,
  /** When the run ended, or was closed without a result. */
  endedAt: timestamp,
  /** Length in ticks; null without a result. */
  ticks: count.nullable(),
  result: runResult.nullable(),
  witness: seenRun.nullable(),
  /** Rank on the monthly board when the run was closed; null when it was not an entry there. */
  rankThen: rank.nullable(),
  /** The player's commendations that date from this run. */
  commendations: z.array(commendationName),
});

/** Closed runs of the player, latest start first, 50 at most. */
export const playerRuns = z.object({
  runs: z.array(playerRun),
  /** The `before` of the next page; null on the last. */
  before: z.string().nullable(),
});

export const playerPlotQuery = runFilters;

/** The best run of an interval of time. */
const plotPoint = z.object({ runId: z.string(), score: count, finishedAt: timestamp, counts: z.boolean() });

/** Scores over time by game, voided runs aside: at most 100 points a game, each the best run of an equal interval, earliest first. */
export const playerPlot = z.array(z.object({ gameId, runs: count, points: z.array(plotPoint) }));

export type RunTexts = z.infer<typeof runTexts>;
export type RunPage = z.infer<typeof runPage>;
export type RunPace = z.infer<typeof runPace>;
export type Pace = z.infer<typeof pace>;
export type ComparedRun = z.infer<typeof comparedRun>;
export type RunFilters = z.output<typeof runFilters>;
export type PlayerRun = z.infer<typeof playerRun>;
export type PlayerRuns = z.infer<typeof playerRuns>;
export type PlayerPlot = z.infer<typeof playerPlot>;
