import { z } from 'zod';
import { SIDES } from '../domain/faction.ts';
import { BOARD_PERIODS, BOARD_SCOPES, LEADERBOARD_PAGE_SIZE } from '../domain/board.ts';
import { count, gameIdParameter, idParameter, intParameter, monthParameter, publicPlayer } from './shared.ts';

const limit = intParameter({ min: 1, max: 100 }).default(LEADERBOARD_PAGE_SIZE);

export const globalBoardQuery = z.strictObject({ limit });

export const gameBoardParams = z.object({ gameId: gameIdParameter });

export const gameBoardMeQuery = z.strictObject({
  type: z.enum(BOARD_PERIODS).default('monthly'),
  scope: z.enum(BOARD_SCOPES).default('global'),
  /** A month or year in UTC, as `type` says: `2026-11` or `2026`. Default: the present one. */
  period: z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'must be a month such as 2026-11 or a year such as 2026')
    .optional(),
  /** Boards of earlier rules, whose scores cannot be compared with today's, are of a lower scale, from 1. Default: today's. */
  scale: intParameter({ min: 1, max: 1000 }).optional(),
});

export const gameBoardQuery = gameBoardMeQuery.extend({
  limit,
  /** Run of the last row already loaded: the response continues below it, whether or not it is still on the board. */
  after: idParameter.optional(),
});

export const globalRow = z.object({
  id: z.string(),
  rank: z.int().min(1),
  user: publicPlayer,
  totalPoints: count,
  gamesPlayed: count,
});

export const gameRow = z.object({
  id: z.string(),
  rank: z.int().min(1),
  user: publicPlayer,
  /** Best score of the period. */
  score: count,
  /** Sum of the points of the period. */
  points: count,
  /** The run of the best score. */
  runId: z.string(),
  /** Its ticks where they decide between equal scores, the fewer first; absent elsewhere, which ranks before any. */
  tieTicks: count.exactOptional(),
});

export const globalBoard = z.array(globalRow);
export const gameBoard = z.array(gameRow);

/** Months and years with a board of the game, latest first, by scale of its scores, today's first. */
export const boardPeriods = z.array(
  z.object({ scale: z.int().min(1), months: z.array(monthParameter), years: z.array(z.string()) }),
);

/** The player's own row with up to five neighbours on either side; empty when the player is not on the board. */
export const globalBoardMe = z.object({ rank: z.int().min(1).nullable(), rows: globalBoard });
export const gameBoardMe = z.object({ rank: z.int().min(1).nullable(), rows: gameBoard });

export const factionRow = z.object({
  faction: z.enum(SIDES),
  /** Points of all months of players that count for the faction. */
  totalPoints: count,
  /** Points per player of the faction, to one decimal. */
  average: z.number().nonnegative(),
  /** Players with such a month. One who changed factions counts for each. */
  players: count,
});

export const factionBoard = z.array(factionRow);

export type BoardPeriods = z.infer<typeof boardPeriods>;
export type GlobalRow = z.infer<typeof globalRow>;
export type GameRow = z.infer<typeof gameRow>;
export type GlobalBoardMe = z.infer<typeof globalBoardMe>;
export type GameBoardMe = z.infer<typeof gameBoardMe>;
export type FactionRow = z.infer<typeof factionRow>;
