import type {
  BreakdownEntry,
  FactionRow,
  GameBoardMe,
  GameRow,
  GlobalBoardMe,
  GlobalRow,
  PublicPlayer,
} from '@star-seekers/contracts';
import type { BoardPeriod, BoardScope } from '@star-seekers/contracts/board';
import { SIDES } from '@star-seekers/contracts/faction';
import type { Database, Db } from '../../platform/database/database.ts';
import { cachedUntilCommit } from '../../platform/database/cached-until-commit.ts';
import type { Services } from '../../platform/services.ts';
import { scaleOf } from '../../platform/playable-games.ts';
import { HALL, type ScoredGame, boardKey, dayBoard } from './board-key.ts';
import { type BoardLine, countEntries, findLast, findLine, listBeside, listTop } from './board-lines.ts';
import { compareStandings } from './board-order.ts';
import { countAll, countBefore } from './rank-bucket.ts';
import { bestScoreIn } from './count-run.ts';
import {
  findBoardEntries,
  findBoardEntry,
  findGameTotal,
  findUserTotal,
  listGameTotals,
  sumByFaction,
} from './repository.ts';
import type { BoardEntryTable } from './table.ts';

/** Rows shown on either side of the player's own. */
export const LEADERBOARD_NEIGHBOURS = 5;

type GameServices = Pick<Services, 'db' | 'games'>;

export interface Totals {
  readonly totalPoints: number;
  readonly gamesPlayed: number;
}

/** Sums over all verified runs of a player; zeros before the first (`P3.10`). */
export async function totalsOf(db: Db, userId: string): Promise<Totals> {
  const row = await findUserTotal(db, userId);
  return { totalPoints: row?.total_points ?? 0, gamesPlayed: row?.games_played ?? 0 };
}

/** A player's best score in a game and how often it was played. */
export async function gameRecordOf(
  db: Db,
  userId: string,
  game: ScoredGame,
): Promise<{ bestScore: number | null; gamesPlayed: number }> {
  const row = await findGameTotal(db, userId, game.gameId);
  return { bestScore: bestScoreIn(row, game.scale), gamesPlayed: row?.games_played ?? 0 };
}

/** The player's statistics in every game with a verified run. */
export async function breakdownOf({ db, games }: GameServices, userId: string): Promise<BreakdownEntry[]> {
  return (await listGameTotals(db, userId)).map((row) => ({
    gameId: row.game_id,
    totalPoints: row.total_points,
    bestScore: bestScoreIn(row, scaleOf(games, row.game_id)),
    gamesPlayed: row.games_played,
    lastPlayedAt: row.last_played_at,
  }));
}

/** A run at its place on the boards of its game. */
export interface PlacedRun extends ScoredGame {
  readonly runId: string;
  readonly userId: string;
  readonly score: number;
  readonly tieTicks: number | null;
  readonly finishedAt: number;
}

/** The rank of a run on the board of its month or year; null when it is not the player's entry there. */
export async function rankOfRun(db: Db, period: BoardPeriod, run: PlacedRun): Promise<number | null> {
  const entry = await findBoardEntry(db, boardKey(run, period, 'global', run.finishedAt), run.userId);
  return entry?.run_id === run.runId ? (await countBefore(db, entry)) + 1 : null;
}

/** The other players of the board of a run's month, and those of them whose best run there comes after it; the run need not be on it. */
export async function standingOf(db: Db, run: PlacedRun): Promise<{ players: number; outranked: number }> {
  const place = placeOn(boardKey(run, 'monthly', 'global', run.finishedAt), run);
  const own = await findBoardEntry(db, place.board, run.userId);
  const players = (await countAll(db, place.board)) - (own ? 1 : 0);
  const ahead = (await countBefore(db, place)) - (own && compareStandings(own, place) < 0 ? 1 : 0);
  return { players, outranked: players - ahead };
}

/** The row directly above a run on the board of its month, whether or not the run is on it; never the same player's. */
export async function lineAbove(db: Db, run: PlacedRun): Promise<BoardLine | null> {
  const board = boardKey(run, 'monthly', 'global', run.finishedAt);
  // The player's own row may lie above a lesser run.
  const above = await listBeside(db, placeOn(board, run), 'before', 2);
  return above.find((line) => line.user_id !== run.userId) ?? null;
}

/** The row that a player passes next on this month's board of a game: the one above their own, or the last; null for the leader. */
export async function nextLineFor(
  db: Db,
  { userId, now, ...game }: ScoredGame & { readonly userId: string; readonly now: number },
): Promise<BoardLine | null> {
  const board = boardKey(game, 'monthly', 'global', now);
  const entry = await findBoardEntry(db, board, userId);
  const line = entry ? (await listBeside(db, entry, 'before', 1))[0] : await findLast(db, board);
  return line ?? null;
}

function placeOn(board: string, { userId, score, tieTicks, finishedAt, runId }: PlacedRun): BoardEntryTable {
  return { board, user_id: userId, score, tie_ticks: tieTicks, achieved_at: finishedAt, run_id: runId, points: 0 };
}

/** The best players of a day, and how many have an attempt that counts. */
export async function dayTop(db: Database, day: number, limit: number): Promise<{ players: number; rows: DayLine[] }> {
  return topOfDay(db, dayBoard(day), limit);
}

/** A row of the board of a day. `score` is the sum of the shares. */
export interface DayLine {
  readonly rank: number;
  readonly user: PublicPlayer;
  readonly score: number;
}

const topOfDay = cachedUntilCommit(async (db, board: string, limit: number) => ({
  players: await countEntries(db, board),
  rows: (await listTop(db, board, limit)).map((line, index) => dayLine(line, index + 1)),
}));

/** The player's row of a day with its neighbours; no rows without a counted attempt. */
export async function dayMe(db: Db, day: number, userId: string): Promise<{ rank: number | null; rows: DayLine[] }> {
  return neighbourhood(db, dayBoard(day), userId, dayLine);
}

/** Sums of a player by day. */
export async function daySums(db: Db, days: readonly number[], userId: string): Promise<ReadonlyMap<number, number>> {
  const entries = await findBoardEntries(db, days.map(dayBoard), userId);
  return new Map(
    days.flatMap((day) => {
      const entry = entries.get(dayBoard(day));
      return entry ? [[day, entry.score] as const] : [];
    }),
  );
}

function dayLine(line: BoardLine, rank: number): DayLine {
  return { rank, user: playerOf(line), score: line.score };
}

/** The first rows of a board. @param time a moment of its period, in epoch milliseconds */
export async function gameBoard(
  db: Database,
  query: ScoredGame & { type: BoardPeriod; scope: BoardScope; limit: number },
  time: number,
): Promise<GameRow[]> {
  return topOfGame(db, boardKey(query, query.type, query.scope, time), query.limit);
}

/** The rows of a board below a run of its game, whether or not the run is on it. */
export async function gameBoardBelow(
  db: Db,
  query: { readonly type: BoardPeriod; readonly scope: BoardScope; readonly limit: number },
  run: PlacedRun,
  time: number,
): Promise<GameRow[]> {
  const board = boardKey(run, query.type, query.scope, time);
  const below = await listBeside(db, placeOn(board, run), 'after', query.limit);
  const first = below[0] && (await findBoardEntry(db, board, below[0].user_id));
  if (!first) return [];
  const rank = (await countBefore(db, first)) + 1;
  return below.map((line, index) => gameRow(line, rank + index));
}

const topOfGame = cachedUntilCommit(async (db, board: string, limit: number) =>
  (await listTop(db, board, limit)).map((line, index) => gameRow(line, index + 1)),
);

export async function gameBoardMe(
  db: Db,
  query: ScoredGame & { type: BoardPeriod; scope: BoardScope; userId: string },
  time: number,
): Promise<GameBoardMe> {
  return neighbourhood(db, boardKey(query, query.type, query.scope, time), query.userId, gameRow);
}

export async function hallOfFame(db: Database, limit: number): Promise<GlobalRow[]> {
  return topOfHall(db, limit);
}

const topOfHall = cachedUntilCommit(async (db, limit: number) =>
  (await listTop(db, HALL, limit)).map((line, index) => hallRow(line, index + 1)),
);

export async function hallOfFameMe(db: Db, userId: string): Promise<GlobalBoardMe> {
  return neighbourhood(db, HALL, userId, hallRow);
}

/** Statistics of the three factions, in a fixed order: the points and players of all runs that count for it (`docs/decisions/0012`). */
export async function factionBoard(db: Db): Promise<FactionRow[]> {
  const sums = await sumByFaction(db);
  return SIDES.map((faction) => {
    const sum = sums.find((row) => row.faction === faction);
    const { total_points: totalPoints = 0, players = 0 } = sum ?? {};
    return {
      faction,
      totalPoints,
      players,
      average: players === 0 ? 0 : Math.round((totalPoints / players) * 10) / 10,
    };
  });
}

/** The player's entry with its nearest neighbours on either side. */
async function neighbourhood<Row>(
  db: Db,
  board: string,
  userId: string,
  rowOf: (line: BoardLine, rank: number) => Row,
): Promise<{ rank: number | null; rows: Row[] }> {
  const entry = await findBoardEntry(db, board, userId);
  const own = entry && (await findLine(db, entry));
  if (!entry || !own) return { rank: null, rows: [] };
  const rank = (await countBefore(db, entry)) + 1;
  const before = await listBeside(db, entry, 'before', LEADERBOARD_NEIGHBOURS);
  const after = await listBeside(db, entry, 'after', LEADERBOARD_NEIGHBOURS);
  const lines = [...before.toReversed(), own, ...after];
  return { rank, rows: lines.map((line, index) => rowOf(line, rank - before.length + index)) };
}

function gameRow(line: BoardLine, rank: number): GameRow {
  const { run_id: runId, score, points, tie_ticks: tieTicks } = line;
  return { id: runId, rank, user: playerOf(line), score, points, runId, ...(tieTicks !== null && { tieTicks }) };
}

function hallRow(line: BoardLine, rank: number): GlobalRow {
  return {
    id: line.user_id,
    rank,
    user: playerOf(line),
    totalPoints: line.score,
    gamesPlayed: line.games_played,
  };
}

function playerOf({ user_id: id, username, faction }: BoardLine): PublicPlayer {
  return { id, username, faction };
}
