import {
  type BoardPeriod,
  type BoardScope,
  type BreakdownEntry,
  type FactionRow,
  type GameBoardMe,
  type GameId,
  type GameRow,
  type GlobalBoardMe,
  type GlobalRow,
  LEADERBOARD_NEIGHBOURS,
} from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { boardKey, boardsOfRun } from './board-key.ts';
import {
  type CountedRun,
  countBefore,
  countBeforeInHall,
  findBoardEntry,
  findGameTotal,
  findUserTotal,
  listBoard,
  listGameTotals,
  listHallOfFame,
  sumByFaction,
  upsertBoardEntry,
  upsertFactionTotal,
  upsertGameTotal,
  upsertUserTotal,
} from './repository.ts';
import type { BoardEntryTable } from './table.ts';

export interface Totals {
  readonly totalPoints: number;
  readonly gamesPlayed: number;
}

/** Sums over all verified runs of a player; zeros before the first (`rulings.md`, open points). */
export async function totalsOf(db: Db, userId: string): Promise<Totals> {
  const row = await findUserTotal(db, userId);
  return { totalPoints: row?.total_points ?? 0, gamesPlayed: row?.games_played ?? 0 };
}

/** A player's best score in a game and how often it was played. */
export async function gameRecordOf(
  db: Db,
  userId: string,
  gameId: number,
): Promise<{ bestScore: number | null; gamesPlayed: number }> {
  const row = await findGameTotal(db, userId, gameId);
  return { bestScore: row?.best_score ?? null, gamesPlayed: row?.games_played ?? 0 };
}

/** The player's figures in every game that they have a verified run of. */
export async function breakdownOf(db: Db, userId: string): Promise<BreakdownEntry[]> {
  return (await listGameTotals(db, userId)).map((row) => ({
    gameId: row.game_id as GameId,
    totalPoints: row.total_points,
    bestScore: row.best_score,
    gamesPlayed: row.games_played,
    lastPlayedAt: row.last_played_at,
  }));
}

/** Counts a verified run on its boards and in all totals, within the transaction that closes it. */
export async function countRun(trx: Db, run: CountedRun): Promise<void> {
  for (const board of boardsOfRun(run)) await upsertBoardEntry(trx, board, run);
  await upsertGameTotal(trx, run);
  await upsertFactionTotal(trx, run);
  await upsertUserTotal(trx, run);
}

/** The place that a player with a counted run has on the game's monthly board of the month in which that run started. */
export async function monthlyRankOf(
  db: Db,
  userId: string,
  run: { gameId: number; startedAt: number },
): Promise<number> {
  const board = boardKey(run.gameId, 'monthly', 'global', run.startedAt);
  const entry = await findBoardEntry(db, board, userId);
  if (!entry) throw new Error(`player ${userId} is not on board ${board}`);
  return rankOf(db, entry);
}

/** The place of an entry on its board. */
async function rankOf(db: Db, entry: BoardEntryTable): Promise<number> {
  return (await countBefore(db, entry)) + 1;
}

export async function gameBoard(
  db: Db,
  query: { gameId: number; type: BoardPeriod; scope: BoardScope; limit: number },
  now: number,
): Promise<GameRow[]> {
  return gameRows(db, boardKey(query.gameId, query.type, query.scope, now), { limit: query.limit, offset: 0 });
}

export async function gameBoardMe(
  db: Db,
  query: { gameId: number; type: BoardPeriod; scope: BoardScope; userId: string },
  now: number,
): Promise<GameBoardMe> {
  const board = boardKey(query.gameId, query.type, query.scope, now);
  const entry = await findBoardEntry(db, board, query.userId);
  if (!entry) return { rank: null, rows: [] };
  const rank = await rankOf(db, entry);
  return { rank, rows: await gameRows(db, board, neighbourhood(rank)) };
}

export async function hallOfFame(db: Db, limit: number): Promise<GlobalRow[]> {
  return hallRows(db, { limit, offset: 0 });
}

export async function hallOfFameMe(db: Db, userId: string): Promise<GlobalBoardMe> {
  const own = await findUserTotal(db, userId);
  if (!own) return { rank: null, rows: [] };
  const rank = (await countBeforeInHall(db, own)) + 1;
  return { rank, rows: await hallRows(db, neighbourhood(rank)) };
}

/** Points of the three factions, in a fixed order. */
export async function factionBoard(db: Db): Promise<FactionRow[]> {
  const sums = await sumByFaction(db);
  return (['oni', 'mud', 'ustur'] as const).map((faction) => {
    const { total_points: totalPoints = 0, players = 0 } = sums.find((sum) => sum.faction === faction) ?? {};
    return {
      faction,
      totalPoints,
      players,
      average: players === 0 ? 0 : Math.round((totalPoints / players) * 10) / 10,
    };
  });
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The rows round a rank: five on either side, fewer at the top. */
function neighbourhood(rank: number): Page {
  const first = Math.max(1, rank - LEADERBOARD_NEIGHBOURS);
  return { offset: first - 1, limit: rank + LEADERBOARD_NEIGHBOURS - first + 1 };
}

async function gameRows(db: Db, board: string, page: Page): Promise<GameRow[]> {
  return (await listBoard(db, board, page)).map((row, index) => ({
    id: row.run_id,
    rank: page.offset + index + 1,
    user: { id: row.user_id, username: row.username, faction: row.faction },
    score: row.score,
    points: row.points,
    runId: row.run_id,
  }));
}

async function hallRows(db: Db, page: Page): Promise<GlobalRow[]> {
  return (await listHallOfFame(db, page)).map((row, index) => ({
    id: row.user_id,
    rank: page.offset + index + 1,
    user: { id: row.user_id, username: row.username, faction: row.faction },
    totalPoints: row.total_points,
    gamesPlayed: row.games_played,
  }));
}
