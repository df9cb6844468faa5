import { z } from 'zod';
import { dayNamed } from '../domain/daily.ts';
import { LEADERBOARD_PAGE_SIZE } from '../domain/board.ts';
import { count, gameId, intParameter, publicPlayer, timestamp } from './shared.ts';

/** A UTC day. */
export const dayName = z.string().refine((name) => dayNamed(name) !== undefined, 'must be a day such as 2026-11-26');

export const dailyQuery = z.strictObject({
  /** Default: today. */
  day: dayName.optional(),
});

export const dailyParams = z.object({ day: dayName });

export const dailyBoardQuery = z.strictObject({
  limit: intParameter({ min: 1, max: 100 }).default(LEADERBOARD_PAGE_SIZE),
});

/** Scores that earn the medals of a day. */
const par = z.object({ bronze: count, silver: count, gold: count });

export const daily = z.object({
  day: dayName,
  /** `tomorrow`: it can be seen, and practiced. `open`: ranked attempts are possible. `past`: it can be read and watched. */
  state: z.enum(['tomorrow', 'open', 'past']),
  startsAt: timestamp,
  endsAt: timestamp,
  /** How many attempts a player's sum has: the best ones. Absent from servers that sum all of them. */
  bestOf: z.int().min(1).exactOptional(),
  games: z.array(
    z.object({
      gameId,
      /** What the day fixes of the game: options of its runs. */
      conditions: z.record(z.string(), z.int()),
      par,
    }),
  ),
});

const medal = z.enum(['bronze', 'silver', 'gold']);

/** A counted attempt. */
export const dailyAttempt = z.object({
  gameId,
  runId: z.string(),
  score: count,
  /** Share of gold in thousandths, capped. */
  share: count,
  medal: medal.nullable(),
});

export const dailyRow = z.object({
  rank: z.int().min(1),
  user: publicPlayer,
  /** Sum of the best shares. */
  total: count,
  attempts: z.array(dailyAttempt),
});

export const dailyBoard = z.object({ players: count, rows: z.array(dailyRow) });

export const dailyMe = z.object({
  /** The player's row of the day with its neighbours; empty without a counted attempt. */
  rank: z.int().min(1).nullable(),
  rows: z.array(dailyRow),
  /** Games in which the attempt of the day is used, counted or not, by their ids, with the run. */
  used: z.array(z.object({ gameId, runId: z.string() })),
  streak: z.object({
    /** Days with a medal in a row, today included once it has one. */
    days: count,
    /** Missed days that it would survive. */
    leaves: count,
    longest: count,
  }),
});

/** A day in the list of past days. */
export const pastDay = z.object({
  day: dayName,
  players: count,
  /** Best of the day; null when nobody stands on its board. */
  best: z.object({ user: publicPlayer, total: count }).nullable(),
  /** The signed-in player's sum; null without one. */
  own: count.nullable(),
});

export const pastDaysQuery = z.strictObject({
  /** Days before this one. Default: today. */
  before: dayName.optional(),
});

/** At most 30 days, latest first. */
export const pastDays = z.array(pastDay);

/** What a counted attempt adds to the day. */
export const dailyResult = z.object({
  day: dayName,
  share: count,
  medal: medal.nullable(),
  total: count,
  /** On the board of the day; null without any light. */
  rank: z.int().min(1).nullable(),
});

export type Daily = z.infer<typeof daily>;
export type DailyGame = Daily['games'][number];
export type DailyAttempt = z.infer<typeof dailyAttempt>;
export type DailyRow = z.infer<typeof dailyRow>;
export type DailyBoard = z.infer<typeof dailyBoard>;
export type DailyMe = z.infer<typeof dailyMe>;
export type DailyResult = z.infer<typeof dailyResult>;
export type PastDay = z.infer<typeof pastDay>;
