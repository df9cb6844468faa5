import type { Faction } from '@star-seekers/contracts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { BoardEntryTable, GameTotalTable, UserTotalTable } from './table.ts';

/** What a verified run adds. */
export interface CountedRun {
  readonly userId: string;
  readonly runId: string;
  readonly gameId: number;
  readonly score: number;
  readonly points: number;
  /** The faction that the player had when the run started. */
  readonly faction: Faction;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** Adds a run to a board: the best score stands with the time it was first reached, points are summed. */
export async function upsertBoardEntry(db: Db, board: string, run: CountedRun): Promise<void> {
  const better = sql<boolean>`excluded.score > board_entries.score`;
  await db
    .insertInto('board_entries')
    .values({
      board,
      user_id: run.userId,
      score: run.score,
      achieved_at: run.finishedAt,
      run_id: run.runId,
      points: run.points,
    })
    .onConflict((conflict) =>
      conflict.columns(['board', 'user_id']).doUpdateSet({
        score: sql`case when ${better} then excluded.score else board_entries.score end`,
        achieved_at: sql`case when ${better} then excluded.achieved_at else board_entries.achieved_at end`,
        run_id: sql`case when ${better} then excluded.run_id else board_entries.run_id end`,
        points: sql`board_entries.points + excluded.points`,
      }),
    )
    .execute();
}

export async function upsertGameTotal(db: Db, run: CountedRun): Promise<void> {
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

export async function upsertFactionTotal(db: Db, run: CountedRun): Promise<void> {
  await db
    .insertInto('faction_totals')
    .values({ faction: run.faction, user_id: run.userId, total_points: run.points })
    .onConflict((conflict) =>
      conflict
        .columns(['faction', 'user_id'])
        .doUpdateSet({ total_points: sql`faction_totals.total_points + excluded.total_points` }),
    )
    .execute();
}

export async function upsertUserTotal(db: Db, run: CountedRun): Promise<void> {
  await db
    .insertInto('user_totals')
    .values({ user_id: run.userId, total_points: run.points, games_played: 1, reached_at: run.finishedAt })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        total_points: sql`user_totals.total_points + excluded.total_points`,
        games_played: sql`user_totals.games_played + 1`,
        reached_at: sql`case when excluded.total_points > 0 then excluded.reached_at else user_totals.reached_at end`,
      }),
    )
    .execute();
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

export async function findBoardEntry(db: Db, board: string, userId: string): Promise<BoardEntryTable | undefined> {
  return db
    .selectFrom('board_entries')
    .selectAll()
    .where('board', '=', board)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function listBoard(db: Db, board: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom('board_entries')
    .innerJoin('users', 'users.id', 'board_entries.user_id')
    .select(['user_id', 'score', 'points', 'run_id', 'users.username', 'users.faction'])
    .where('board', '=', board)
    .orderBy('score', 'desc')
    .orderBy('achieved_at')
    .orderBy('user_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function listHallOfFame(db: Db, page: { limit: number; offset: number }) {
  return db
    .selectFrom('user_totals')
    .innerJoin('users', 'users.id', 'user_totals.user_id')
    .select(['user_id', 'total_points', 'games_played', 'users.username', 'users.faction'])
    .orderBy('total_points', 'desc')
    .orderBy('reached_at')
    .orderBy('user_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Players who stand before the entry on its board. */
export async function countBefore(db: Db, entry: BoardEntryTable): Promise<number> {
  const { before } = await db
    .selectFrom('board_entries')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('board', '=', entry.board)
    .where((eb) =>
      eb.or([
        eb('score', '>', entry.score),
        eb.and([eb('score', '=', entry.score), eb('achieved_at', '<', entry.achieved_at)]),
        eb.and([
          eb('score', '=', entry.score),
          eb('achieved_at', '=', entry.achieved_at),
          eb('user_id', '<', entry.user_id),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return before;
}

/** Players who stand before the given one in the hall of fame. */
export async function countBeforeInHall(db: Db, own: UserTotalTable): Promise<number> {
  const { before } = await db
    .selectFrom('user_totals')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where((eb) =>
      eb.or([
        eb('total_points', '>', own.total_points),
        eb.and([eb('total_points', '=', own.total_points), eb('reached_at', '<', own.reached_at)]),
        eb.and([
          eb('total_points', '=', own.total_points),
          eb('reached_at', '=', own.reached_at),
          eb('user_id', '<', own.user_id),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return before;
}

/** Points and players of every faction that has a verified run. */
export async function sumByFaction(db: Db) {
  return db
    .selectFrom('faction_totals')
    .select((eb) => [
      'faction',
      eb.fn.sum<number>('total_points').as('total_points'),
      eb.fn.countAll<number>().as('players'),
    ])
    .groupBy('faction')
    .execute();
}
