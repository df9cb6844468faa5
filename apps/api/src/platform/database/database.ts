import type { ControlledTransaction, Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { EngineTraits } from './engine.ts';
import { GroupingKysely } from './grouping-kysely.ts';
import { migrations } from './migrations/index.ts';
import { postgresDialect, postgresTraits } from './postgres.ts';
import { RetryingKysely } from './retrying-kysely.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteTraits } from './sqlite.ts';

/** The database, or a transaction on it: what repository functions take. */
export type Db = Kysely<Schema> | Transaction<Schema> | ControlledTransaction<Schema>;

export interface Database {
  readonly db: Kysely<Schema>;
  readonly engine: EngineTraits;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 * @param address a `postgres://` URL, or the path of the SQLite file, whose folder is made
 * @throws {Error} when a migration fails; nothing of it is kept then
 */
export async function openDatabase(address: string): Promise<Database> {
  const { db, engine } = connect(address);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw new Error('The database could not be brought up to date.', { cause: error });
  }
  return { db, engine, close: () => db.destroy() };
}

function connect(address: string): Pick<Database, 'db' | 'engine'> {
  if (isPostgresUrl(address)) {
    const dialect = postgresDialect(address);
    return { db: new RetryingKysely<Schema>({ dialect }, postgresTraits.isLostRace), engine: postgresTraits };
  }
  const { dialect, reader } = openSqlite(address);
  return { db: new GroupingKysely<Schema>({ dialect }, sqliteTraits.isLostRace, reader), engine: sqliteTraits };
}

/** The address is a PostgreSQL server's, not a file's path. */
export function isPostgresUrl(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}
