import type { Faction } from '@star-seekers/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import type { BoardEntryTable, FactionSumTable, GameTotalTable, RankBucketTable, UserTotalTable } from './table.ts';

export async function findBoardEntries(
  db: Db,
  boards: readonly string[],
  userId: string,
): Promise<Map<string, BoardEntryTable>> {
  const rows = await db
    .selectFrom('board_entries')
    .selectAll()
    .where('board', 'in', boards)
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.board, row]));
}

export async function findBoardEntry(db: Db, board: string, userId: string): Promise<BoardEntryTable | undefined> {
  return (await findBoardEntries(db, [board], userId)).get(board);
}

export async function putBoardEntries(db: Db, entries: readonly BoardEntryTable[]): Promise<void> {
  await db
    .insertInto('board_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['board', 'user_id']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        achieved_at: eb.ref('excluded.achieved_at'),
        run_id: eb.ref('excluded.run_id'),
        points: eb.ref('excluded.points'),
      })),
    )
    .execute();
}

export async function addToBuckets(db: Db, changes: readonly RankBucketTable[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('rank_buckets')
    .values(changes)
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'level', 'node', 'delta_of'])
        .doUpdateSet({ players: sql`rank_buckets.players + excluded.players` }),
    )
    .execute();
}

export async function addToFactionSums(db: Db, changes: readonly FactionSumTable[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('faction_sums')
    .values(changes)
    .onConflict((conflict) =>
      conflict.columns(['faction', 'delta_of']).doUpdateSet({
        total_points: sql`faction_sums.total_points + excluded.total_points`,
        players: sql`faction_sums.players + excluded.players`,
      }),
    )
    .execute();
}

interface PlayedRun {
  readonly userId: string;
  readonly gameId: number;
  readonly score: number;
  readonly points: number;
  readonly faction: Faction;
  readonly finishedAt: number;
}

export async function addToGameTotal(db: Db, run: PlayedRun): Promise<void> {
  await db
    .insertInto('game_totals')
    .values({
      user_id: run.userId,
      game_id: run.gameId,
      total_points: run.points,
      best_score: run.score,
      games_played: 1,
      last_played_at: run.finishedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'game_id']).doUpdateSet({
        total_points: sql`game_totals.total_points + excluded.total_points`,
        best_score: sql`case when excluded.best_score > game_totals.best_score then excluded.best_score else game_totals.best_score end`,
        games_played: sql`game_totals.games_played + 1`,
        last_played_at: sql`excluded.last_played_at`,
      }),
    )
    .execute();
}

/** @returns whether it is the player's first run for the faction */
export async function addToFactionTotal(db: Db, run: PlayedRun): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faction_totals')
    .set((eb) => ({ total_points: eb('total_points', '+', run.points) }))
    .where('faction', '=', run.faction)
    .where('user_id', '=', run.userId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  await db
    .insertInto('faction_totals')
    .values({ faction: run.faction, user_id: run.userId, total_points: run.points })
    .execute();
  return true;
}

/** @returns the new total */
export async function addToUserTotal(db: Db, run: PlayedRun): Promise<UserTotalTable> {
  return db
    .insertInto('user_totals')
    .values({ user_id: run.userId, total_points: run.points, games_played: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        total_points: sql`user_totals.total_points + excluded.total_points`,
        games_played: sql`user_totals.games_played + 1`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findUserTotal(db: Db, userId: string): Promise<UserTotalTable | undefined> {
  return db.selectFrom('user_totals').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findGameTotal(db: Db, userId: string, gameId: number): Promise<GameTotalTable | undefined> {
  return db
    .selectFrom('game_totals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
}

export async function listGameTotals(db: Db, userId: string): Promise<GameTotalTable[]> {
  return db.selectFrom('game_totals').selectAll().where('user_id', '=', userId).orderBy('game_id').execute();
}

/** Points and players of every faction that has a verified run. */
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

/** A line of a board as it is shown. */
export interface BoardLine {
  readonly user_id: string;
  readonly username: string;
  readonly faction: Faction;
  readonly score: number;
  readonly points: number;
  readonly run_id: string;
  readonly games_played: number;
}

/** The first lines of a board, best first. */
export async function listTop(db: Db, board: string, limit: number): Promise<BoardLine[]> {
  return topLines(db, [board, limit]);
}

/** The whole board is what most visitors ask for. */
const topLines = preparedQuery((db) => inOrder(lines(db, ''), 'after').limit(0));

/** The line of one player. */
export async function findLine(db: Db, entry: { board: string; user_id: string }): Promise<BoardLine | undefined> {
  return lines(db, entry.board).where('user_id', '=', entry.user_id).executeTakeFirst();
}

/** The lines nearest to an entry on one side of it, the nearest first. */
export async function listBeside(
  db: Db,
  entry: BoardEntryTable,
  side: 'before' | 'after',
  limit: number,
): Promise<BoardLine[]> {
  const { board, score, achieved_at: achievedAt, user_id: userId } = entry;
  const [better, later] = side === 'before' ? (['>', '<'] as const) : (['<', '>'] as const);
  // Three ranges of the board's index; as one condition no engine would start at the entry.
  const ranges = [
    lines(db, board).where('score', '=', score).where('achieved_at', '=', achievedAt).where('user_id', later, userId),
    lines(db, board).where('score', '=', score).where('achieved_at', later, achievedAt),
    lines(db, board).where('score', better, score),
  ];
  const found: BoardLine[] = [];
  for (const range of ranges) {
    if (found.length < limit)
      found.push(
        ...(await inOrder(range, side)
          .limit(limit - found.length)
          .execute()),
      );
  }
  return found;
}

function lines(db: Db, board: string) {
  // SQLite runs subqueries ten times as fast as joins.
  return db
    .selectFrom('board_entries')
    .select([
      'user_id',
      'score',
      'points',
      'run_id',
      sql<string>`(select username from users where id = user_id)`.as('username'),
      sql<Faction>`(select faction from users where id = user_id)`.as('faction'),
      sql<number>`(select games_played from user_totals where user_totals.user_id = board_entries.user_id)`.as(
        'games_played',
      ),
    ])
    .where('board', '=', board);
}

/** @param side `after`: best first; `before`: worst first */
function inOrder(query: ReturnType<typeof lines>, side: 'before' | 'after') {
  const [down, up] = side === 'after' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return query.orderBy('score', down).orderBy('achieved_at', up).orderBy('user_id', up);
}
