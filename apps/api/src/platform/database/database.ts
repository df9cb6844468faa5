import { type ControlledTransaction, Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { EngineTraits } from './engine.ts';
import { GroupingKysely } from './grouping-kysely.ts';
import { migrations } from './migrations/index.ts';
import { type WarningLog, postgresDialect, postgresTraits } from './postgres.ts';
import { RetryingKysely } from './retrying-kysely.ts';
import type { Schema } from './schema.ts';
import { openSqlite, readOnlySqlite, requireFile, sqliteTraits } from './sqlite.ts';

/** The database or a transaction: what repository functions take. */
export type Db = Kysely<Schema> | Transaction<Schema> | ControlledTransaction<Schema>;

export interface Database {
  readonly db: Kysely<Schema>;
  readonly engine: EngineTraits;
  close(): Promise<void>;
}

/**
 * Opens the database and runs pending migrations; several processes may do so at once.
 * @param address a `postgres://` URL, or the path of the SQLite file, whose folder is created
 * @param log receives lost connections
 * @throws {Error} when a migration fails; it is rolled back
 */
export async function openDatabase(address: string, log: WarningLog = console): Promise<Database> {
  const { db, engine } = connect(address, log);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw new Error('The database could not be brought up to date.', { cause: error });
  }
  return { db, engine, close: () => db.destroy() };
}

/**
 * Reads a snapshot of a database, read-only, while servers keep writing to it.
 * @param address as for {@link openDatabase}
 * @throws {Error} when the database does not exist or its schema is older than this version
 */
export async function readDatabase<Result>(address: string, read: (trx: Db) => Promise<Result>): Promise<Result> {
  const [db, engine] = isPostgresUrl(address)
    ? ([new Kysely<Schema>({ dialect: postgresDialect(address, console) }), postgresTraits] as const)
    : ([new Kysely<Schema>({ dialect: readOnlySqlite(address) }), sqliteTraits] as const);
  try {
    await requireLatest(db, engine);
    const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await moment.execute(read);
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the database of a server that may be running, without migrating it.
 * @param address as for {@link openDatabase}
 * @throws {Error} when the database does not exist or its schema is older than this version
 */
export async function openServedDatabase(address: string): Promise<Database> {
  if (!isPostgresUrl(address)) requireFile(address);
  const { db, engine } = connect(address, console);
  try {
    await requireLatest(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine, close: () => db.destroy() };
}

async function requireLatest(db: Kysely<Schema>, engine: EngineTraits): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => !executedAt)) {
    throw new Error('The database is older than this version: the server brings it up to date when it starts.');
  }
}

function connect(address: string, log: WarningLog): Pick<Database, 'db' | 'engine'> {
  if (isPostgresUrl(address)) {
    const dialect = postgresDialect(address, log);
    return { db: new RetryingKysely<Schema>({ dialect }, postgresTraits.isLostRace), engine: postgresTraits };
  }
  const { dialect, reader } = openSqlite(address);
  return { db: new GroupingKysely<Schema>({ dialect }, sqliteTraits.isLostRace, reader), engine: sqliteTraits };
}

/** Whether the address is a PostgreSQL URL rather than a file path. */
export function isPostgresUrl(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
