import type { Medal } from '@star-seekers/games';
import type { Db } from '../../platform/database/database.ts';
import type { DayGameTable } from './table.ts';

/** The seed of all days. @param drawn is stored if there is none */
export async function keepSeed(db: Db, drawn: string): Promise<string> {
  const stored = await db.selectFrom('day_seeds').select('seed').executeTakeFirst();
  if (stored) return stored.seed;
  await db
    .insertInto('day_seeds')
    .values({ id: 1, seed: drawn })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await db.selectFrom('day_seeds').select('seed').executeTakeFirstOrThrow()).seed;
}

/** The games of a day, by their ids. */
export async function listDayGames(db: Db, day: number): Promise<DayGameTable[]> {
  return db.selectFrom('day_games').selectAll().where('day', '=', day).orderBy('game_id').execute();
}

export async function findDayGame(db: Db, day: number, gameId: number): Promise<DayGameTable | undefined> {
  return db.selectFrom('day_games').selectAll().where('day', '=', day).where('game_id', '=', gameId).executeTakeFirst();
}

/** The first day, and the last one that has been drawn. */
export async function findDays(db: Db): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const { first, last } = await db
    .selectFrom('day_games')
    .select((eb) => [eb.fn.min<number | null>('day').as('first'), eb.fn.max<number | null>('day').as('last')])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? undefined : { first, last };
}

/** Stores what a day fixes, unless it is known: another process draws the same. */
export async function insertDayGames(db: Db, rows: readonly DayGameTable[]): Promise<void> {
  await db
    .insertInto('day_games')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'game_id']).doNothing())
    .execute();
}

/** Sets the medals of a game and day for good, unless it has some. */
export async function fixMedals(
  db: Db,
  { day, gameId, medals }: { readonly day: number; readonly gameId: number; readonly medals: Record<Medal, number> },
): Promise<void> {
  await db
    .updateTable('day_games')
    .set(medals)
    .where('day', '=', day)
    .where('game_id', '=', gameId)
    .where('gold', 'is', null)
    .execute();
}

/** Sets the medals of a game on a day that has yet to come. */
export async function putMedals(
  db: Db,
  { day, gameId, medals }: { readonly day: number; readonly gameId: number; readonly medals: Record<Medal, number> },
): Promise<void> {
  await db.updateTable('day_games').set(medals).where('day', '=', day).where('game_id', '=', gameId).execute();
}

/** The days of a game after one. */
export async function listDaysAfter(
  db: Db,
  { after, gameId }: { readonly after: number; readonly gameId: number },
): Promise<DayGameTable[]> {
  return db.selectFrom('day_games').selectAll().where('day', '>', after).where('game_id', '=', gameId).execute();
}

export async function listWithoutMedals(db: Db): Promise<DayGameTable[]> {
  return db.selectFrom('day_games').selectAll().where('gold', 'is', null).execute();
}

/** The attempt of a player, game and day, whatever became of it; returned ones aside. */
export async function findAttempt(
  db: Db,
  { userId, day, gameId }: { readonly userId: string; readonly day: number; readonly gameId: number },
): Promise<{ id: string } | undefined> {
  return attempts(db)
    .select('id')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
}

/** Games of which a player has had the attempt of a day. */
export async function listUsedGames(db: Db, userId: string, day: number) {
  return attempts(db)
    .select(['game_id as gameId', 'id as runId'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .orderBy('game_id')
    .execute();
}

function attempts(db: Db) {
  // The condition of their index.
  return db.selectFrom('runs').where('day', 'is not', null).where('status', '<>', 'returned');
}

/** Counted attempts of players on a day. */
export async function listAttempts(db: Db, day: number, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('runs')
    .innerJoin('results', 'results.run_id', 'runs.id')
    .select(['runs.id', 'runs.user_id', 'runs.game_id', 'results.score'])
    .select(['runs.day_share', 'runs.day_medal'])
    .where('runs.day', '=', day)
    .where('runs.user_id', 'in', userIds)
    .where('runs.status', '=', 'daily')
    .orderBy('runs.game_id')
    .$narrowType<{ day_share: number; day_medal: number }>()
    .execute();
}

/** Days on which a player earned a medal, earliest first. */
export async function listMedalDays(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('runs')
    .select('day')
    .distinct()
    .where('user_id', '=', userId)
    .where('day', 'is not', null)
    .where('status', '=', 'daily')
    .where('day_medal', '>', 0)
    .orderBy('day')
    .$narrowType<{ day: number }>()
    .execute();
  return rows.map(({ day }) => day);
}

/** Stores what an attempt is worth on its day. */
export async function storeShare(
  db: Db,
  runId: string,
  { share, medal }: { readonly share: number; readonly medal: number },
): Promise<void> {
  await db.updateTable('runs').set({ day_share: share, day_medal: medal }).where('id', '=', runId).execute();
}
