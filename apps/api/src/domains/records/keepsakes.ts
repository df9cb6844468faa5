import type { KeepsakesAnswer } from '@star-seekers/contracts';
import type { Keepsake } from '@star-seekers/games';
import type { Db } from '../../platform/database/database.ts';
import { COUNTING } from '../counting/counter.ts';

/** The player's collections: the greatest value of each thing in all runs that count. */
export async function collectionsOf(db: Db, userId: string): Promise<KeepsakesAnswer> {
  const rows = await keepsakesOfPlayer(db, userId)
    .select((eb) => ['runs.game_id', 'run_keepsakes.item', eb.fn.max<number>('run_keepsakes.value').as('value')])
    .where('runs.status', 'in', COUNTING)
    .groupBy(['runs.game_id', 'run_keepsakes.item'])
    .orderBy('runs.game_id')
    .orderBy('run_keepsakes.item')
    .execute();
  const collections: KeepsakesAnswer = {};
  for (const { game_id: gameId, item, value } of rows) (collections[gameId] ??= []).push({ item, value });
  return collections;
}

/** What each run of a player added, by the run's id, voided runs included. */
export async function keepsakesByRun(db: Db, userId: string): Promise<ReadonlyMap<string, Keepsake[]>> {
  const rows = await keepsakesOfPlayer(db, userId).selectAll('run_keepsakes').orderBy('run_keepsakes.item').execute();
  const byRun = new Map<string, Keepsake[]>();
  for (const { run_id: runId, item, value } of rows) {
    const keepsakes = byRun.get(runId) ?? [];
    byRun.set(runId, keepsakes);
    keepsakes.push({ item, value });
  }
  return byRun;
}

function keepsakesOfPlayer(db: Db, userId: string) {
  return db
    .selectFrom('runs')
    .innerJoin('run_keepsakes', 'run_keepsakes.run_id', 'runs.id')
    .where('runs.user_id', '=', userId);
}
