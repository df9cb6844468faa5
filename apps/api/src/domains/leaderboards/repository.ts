import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { listSummedAttempts } from '../counting/day-sum.ts';
import type { BoardRun, Figures } from './figures.ts';
import type {
  BoardEntryTable,
  FactionMonthTable,
  FactionSumTable,
  GameTotalTable,
  RankBucketTable,
  UserTotalTable,
} from './table.ts';

export async function findBoardEntries(
  db: Db,
  boards: readonly string[],
  userId: string,
): Promise<Map<string, BoardEntryTable>> {
  // PostgreSQL refuses an empty list.
  const rows = boards.length === 0 ? [] : await entriesOn.all(db, { boards, userId });
  return new Map(rows.map((row) => [row.board, row]));
}

const entriesOn = new PreparedQuery((db, { boards, userId }: { boards: readonly string[]; userId: string }) =>
  db.selectFrom('board_entries').selectAll().where('board', 'in', boards).where('user_id', '=', userId),
);

export async function findBoardEntry(db: Db, board: string, userId: string): Promise<BoardEntryTable | undefined> {
  return (await findBoardEntries(db, [board], userId)).get(board);
}

export async function putBoardEntries(db: Db, entries: readonly BoardEntryTable[]): Promise<void> {
  for (const rows of batchesOf(entries)) await putEntries.change(db, { rows });
}

const putEntries = new PreparedQuery((db, { rows }: { rows: readonly BoardEntryTable[] }) =>
  db
    .insertInto('board_entries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['board', 'user_id']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        tie_ticks: eb.ref('excluded.tie_ticks'),
        achieved_at: eb.ref('excluded.achieved_at'),
        run_id: eb.ref('excluded.run_id'),
        points: eb.ref('excluded.points'),
      })),
    ),
);

/** Most rows in one statement: every number of rows is a statement of its own. A run changes at most 70 buckets. */
const BATCH_SIZE = 100;

function batchesOf<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const count = Math.ceil(rows.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) => rows.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE));
}

export async function addToBuckets(db: Db, changes: readonly RankBucketTable[]): Promise<void> {
  for (const rows of batchesOf(changes)) await addBuckets.change(db, { rows });
}

const addBuckets = new PreparedQuery((db, { rows }: { rows: readonly RankBucketTable[] }) =>
  db
    .insertInto('rank_buckets')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'level', 'node', 'delta_of'])
        .doUpdateSet({ players: sql`rank_buckets.players + excluded.players` }),
    ),
);

export async function addToFactionSums(db: Db, rows: readonly FactionSumTable[]): Promise<void> {
  if (rows.length > 0) await addSums.change(db, { rows });
}

const addSums = new PreparedQuery((db, { rows }: { rows: readonly FactionSumTable[] }) =>
  db
    .insertInto('faction_sums')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['faction', 'delta_of']).doUpdateSet({
        total_points: sql`faction_sums.total_points + excluded.total_points`,
        players: sql`faction_sums.players + excluded.players`,
      }),
    ),
);

/** A player's statistics without a run, limited to its game, day and boards. */
export async function findFigures(
  db: Db,
  { userId, gameId, runId, ofDay }: BoardRun,
  boards: readonly string[],
): Promise<Figures> {
  const game = await findGameTotal(db, userId, gameId);
  return {
    total: await findUserTotal(db, userId),
    games: new Map(game && [[gameId, game]]),
    months: await findFactionMonths(db, userId),
    entries: await findBoardEntries(db, boards, userId),
    attempts: new Map(ofDay && [[ofDay.day, await otherAttempts(db, { userId, runId, day: ofDay.day })]]),
  };
}

async function otherAttempts(db: Db, { userId, runId, day }: { userId: string; runId: string; day: number }) {
  return (await listSummedAttempts(db, userId, day)).filter((attempt) => attempt.runId !== runId);
}

/** All statistics of a player. */
export async function findAllFigures(db: Db, userId: string): Promise<Figures> {
  const games = await listGameTotals(db, userId);
  const entries = await db.selectFrom('board_entries').selectAll().where('user_id', '=', userId).execute();
  return {
    total: await findUserTotal(db, userId),
    games: new Map(games.map((row) => [row.game_id, row])),
    months: await findFactionMonths(db, userId),
    entries: new Map(entries.map((row) => [row.board, row])),
    attempts: new Map(),
  };
}

async function findFactionMonths(db: Db, userId: string): Promise<Map<string, FactionMonthTable>> {
  const rows = await factionMonthsOf.all(db, { userId });
  return new Map(rows.map((row) => [row.month, row]));
}

const factionMonthsOf = new PreparedQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('faction_months').selectAll().where('user_id', '=', userId),
);

export async function putUserTotal(db: Db, total: UserTotalTable): Promise<void> {
  await putTotal.change(db, total);
}

const putTotal = new PreparedQuery((db, total: UserTotalTable) =>
  db
    .insertInto('user_totals')
    .values(total)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(total)),
);

export async function putGameTotals(db: Db, rows: readonly GameTotalTable[]): Promise<void> {
  if (rows.length > 0) await putGames.change(db, { rows });
}

const putGames = new PreparedQuery((db, { rows }: { rows: readonly GameTotalTable[] }) =>
  db
    .insertInto('game_totals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game_id']).doUpdateSet((eb) => ({
        total_points: eb.ref('excluded.total_points'),
        best_score: eb.ref('excluded.best_score'),
        best_scale: eb.ref('excluded.best_scale'),
        games_played: eb.ref('excluded.games_played'),
        last_played_at: eb.ref('excluded.last_played_at'),
      })),
    ),
);

export async function putFactionMonths(db: Db, months: readonly FactionMonthTable[]): Promise<void> {
  for (const rows of batchesOf(months)) await putMonths.change(db, { rows });
}

const putMonths = new PreparedQuery((db, { rows }: { rows: readonly FactionMonthTable[] }) =>
  db
    .insertInto('faction_months')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month']).doUpdateSet((eb) => ({
        faction: eb.ref('excluded.faction'),
        first_at: eb.ref('excluded.first_at'),
        first_run: eb.ref('excluded.first_run'),
        runs: eb.ref('excluded.runs'),
        points: eb.ref('excluded.points'),
      })),
    ),
);

/** Deletes statistics that became empty. */
export async function removeFigures(
  db: Db,
  userId: string,
  { total, games, months, boards }: RemovedFigures,
): Promise<void> {
  if (total) await db.deleteFrom('user_totals').where('user_id', '=', userId).execute();
  if (games.length > 0)
    await db.deleteFrom('game_totals').where('user_id', '=', userId).where('game_id', 'in', games).execute();
  if (months.length > 0)
    await db.deleteFrom('faction_months').where('user_id', '=', userId).where('month', 'in', months).execute();
  if (boards.length > 0)
    await db.deleteFrom('board_entries').where('user_id', '=', userId).where('board', 'in', boards).execute();
}

interface RemovedFigures {
  readonly total: boolean;
  readonly games: readonly number[];
  readonly months: readonly string[];
  readonly boards: readonly string[];
}

export async function findUserTotal(db: Db, userId: string): Promise<UserTotalTable | undefined> {
  return userTotalOf.first(db, { userId });
}

const userTotalOf = new PreparedQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('user_totals').selectAll().where('user_id', '=', userId),
);

export async function findGameTotal(db: Db, userId: string, gameId: number): Promise<GameTotalTable | undefined> {
  return gameTotalOf.first(db, { userId, gameId });
}

const gameTotalOf = new PreparedQuery((db, { userId, gameId }: { userId: string; gameId: number }) =>
  db.selectFrom('game_totals').selectAll().where('user_id', '=', userId).where('game_id', '=', gameId),
);

export async function listGameTotals(db: Db, userId: string): Promise<GameTotalTable[]> {
  return db.selectFrom('game_totals').selectAll().where('user_id', '=', userId).orderBy('game_id').execute();
}

/** The sums of every faction with a verified run. */
export async function sumByFaction(db: Db) {
  return db
    .selectFrom('faction_sums')
    .select((eb) => [
      'faction',
      eb.fn.sum<number>('total_points').as('total_points'),
      eb.fn.sum<number>('players').as('players'),
    ])
    .groupBy('faction')
    .execute();
}
