import { type ControlledTransaction, Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { EngineTraits } from './engine.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect, sqliteTraits } from './sqlite.ts';

/** The database, or a transaction on it: what repository functions take. */
export type Db = Kysely<Schema> | Transaction<Schema> | ControlledTransaction<Schema>;

export interface Database {
  readonly db: Kysely<Schema>;
  readonly engine: EngineTraits;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date.
 * @param path the SQLite file; its folder is made
 * @throws {Error} when a migration fails; nothing of it is kept then
 */
export async function openDatabase(path: string): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(path) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(sqliteTraits) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
  return { db, engine: sqliteTraits, close: () => db.destroy() };
}
