import type { Db } from '../../platform/database/database.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { COUNTING } from '../counting/counter.ts';
import type { PlayerCommendationTable, PlayerRecordTable, RunCommendationTable } from './table.ts';

/** Stores what a run earned. */
export async function insertRunCommendations(db: Db, runId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await newRunCommendations.change(db, { rows: names.map((name) => ({ run_id: runId, name })) });
}

const newRunCommendations = new PreparedQuery((db, { rows }: { rows: readonly RunCommendationTable[] }) =>
  db.insertInto('run_commendations').values(rows),
);

/** A player's commendations, the latest first. */
export async function listCommendations(db: Db, userId: string): Promise<PlayerCommendationTable[]> {
  return commendationsOf.all(db, { userId });
}

const commendationsOf = new PreparedQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('player_commendations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('earned_at', 'desc')
    .orderBy('name'),
);

/** Names of the commendations of a player that date from some runs, by the id of the run. */
export async function commendationsByRun(
  db: Db,
  userId: string,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const ids = new Set(runIds);
  const rows = (await listCommendations(db, userId)).filter(({ run_id: runId }) => ids.has(runId));
  return new Map(
    [...Map.groupBy(rows, ({ run_id: runId }) => runId)].map(([id, own]) => [id, own.map(({ name }) => name)]),
  );
}

/** Stores commendations of a player in the place of those of the same names. */
export async function putCommendations(db: Db, rows: readonly PlayerCommendationTable[]): Promise<void> {
  if (rows.length > 0) await newCommendations.change(db, { rows });
}

const newCommendations = new PreparedQuery((db, { rows }: { rows: readonly PlayerCommendationTable[] }) =>
  db
    .insertInto('player_commendations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet((eb) => ({
        run_id: eb.ref('excluded.run_id'),
        earned_at: eb.ref('excluded.earned_at'),
      })),
    ),
);

export async function deleteCommendations(db: Db, userId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.deleteFrom('player_commendations').where('user_id', '=', userId).where('name', 'in', names).execute();
}

export async function findRecord(db: Db, userId: string): Promise<PlayerRecordTable | undefined> {
  return recordOf.first(db, { userId });
}

const recordOf = new PreparedQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('player_records').selectAll().where('user_id', '=', userId),
);

export async function putRecord(db: Db, row: PlayerRecordTable): Promise<void> {
  await newRecord.change(db, row);
}

const newRecord = new PreparedQuery((db, row: PlayerRecordTable) =>
  db
    .insertInto('player_records')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        record: eb.ref('excluded.record'),
        last_finished_at: eb.ref('excluded.last_finished_at'),
        last_run_id: eb.ref('excluded.last_run_id'),
      })),
    ),
);

export async function deleteRecord(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('player_records').where('user_id', '=', userId).execute();
}

/** The runs of a player that count and were looked at, in the order in which they ended. */
export async function listCommendedRuns(db: Db, userId: string) {
  return countingRuns(db, userId)
    .select(['runs.id', 'runs.game_id', 'runs.faction'])
    .select(['results.scale', 'results.score', 'results.finished_at'])
    .orderBy('results.finished_at')
    .orderBy('runs.id')
    .execute();
}

/** What these runs brought. */
export async function listHits(db: Db, userId: string) {
  return countingRuns(db, userId)
    .innerJoin('run_commendations', 'run_commendations.run_id', 'runs.id')
    .select(['runs.id', 'run_commendations.name'])
    .execute();
}

export async function listKept(db: Db, userId: string) {
  return countingRuns(db, userId)
    .innerJoin('run_keepsakes', 'run_keepsakes.run_id', 'runs.id')
    .select(['runs.id', 'run_keepsakes.item', 'run_keepsakes.value'])
    .execute();
}

function countingRuns(db: Db, userId: string) {
  return db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .where('results.user_id', '=', userId)
    .where('runs.status', 'in', COUNTING)
    .where('results.commended', '=', 1);
}

/** A player with results that nobody has looked at; undefined without one. */
export async function nextUncommended(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('results')
    .select('user_id')
    .where('commended', 'is', null)
    .orderBy('run_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}

/** Results of a player that nobody has looked at, the first ones. */
export async function listUncommended(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .select(['runs.id', 'runs.game_id', 'runs.rules_version', 'runs.status', 'runs.setup'])
    .select(['results.replay', 'results.ticks'])
    .where('results.user_id', '=', userId)
    .where('results.commended', 'is', null)
    .orderBy('runs.id')
    .limit(limit)
    .execute();
}

/** Notes that a result was looked at; false when another process has done so. */
export async function markCommended(db: Db, runId: string, commended: 0 | 1): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('results')
    .set({ commended })
    .where('run_id', '=', runId)
    .where('commended', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many players have each commendation. */
export async function countHolders(db: Db) {
  return db
    .selectFrom('player_commendations')
    .select((eb) => ['name', eb.fn.countAll<number>().as('players')])
    .groupBy('name')
    .execute();
}

/** How many players have a run that counts: in each game, and in any. */
export async function countPlayers(db: Db) {
  const byGame = await db
    .selectFrom('game_totals')
    .select((eb) => ['game_id', eb.fn.countAll<number>().as('players')])
    .groupBy('game_id')
    .execute();
  const { players } = await db
    .selectFrom('user_totals')
    .select((eb) => eb.fn.countAll<number>().as('players'))
    .executeTakeFirstOrThrow();
  return { byGame, players };
}
