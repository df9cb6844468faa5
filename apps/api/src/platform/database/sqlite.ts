import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { CommittedReader } from './committed-reader.ts';
import type { EngineTraits } from './engine.ts';
import { ReaderThread } from './reader-thread.ts';
import { VersionPoller } from './version-poller.ts';

const OWNER_ONLY = 0o600;

/**
 * The embedded engine: one file, one writer.
 * @param path the database file; its folder is created
 * @returns the Kysely dialect, a read-only connection that is closed with it, a thread with another, and what notices commits
 */
export function openSqlite(path: string): {
  readonly dialect: Dialect;
  readonly reader: CommittedReader;
  readonly thread: ReaderThread;
  readonly commits: VersionPoller;
} {
  makePrivate(path);
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  // An acknowledged credit must survive a power failure, not only a crash of the process.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  // 64 MB: the upper levels of the indexes of a big board stay in memory.
  database.pragma('cache_size = -65536');
  const reader = new CommittedReader(path);
  const close = () => {
    reader.close();
    // The last connection to close checkpoints the log, and only this one may write.
    database.close();
  };
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver({ database: withMemoisedStatements(database, close) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { dialect, reader, thread: new ReaderThread(path), commits: new VersionPoller(reader) };
}

/**
 * Lets nobody else read a database, which holds password hashes and email addresses. Creates the file and its folder if they are missing.
 * SQLite gives its side files the same mode.
 */
export function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}

/** @throws {Error} when the file is missing: opening it would create it */
export function requireFile(path: string): void {
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
}

/** Read-only: a transaction sees a snapshot of the file and blocks no writer. */
export function readOnlySqlite(path: string): Dialect {
  requireFile(path);
  return new SqliteDialect({ database: new Database(path, { readonly: true }) });
}

/** SQLite can roll back changes of tables; Kysely leaves that off for the sake of migrations that switch pragmas, and ours do not. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Takes the write lock when a transaction begins, so that two transactions that read first and write later cannot deadlock. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Caches prepared statements: Kysely prepares one for every query, which costs more than a read by primary key. */
function withMemoisedStatements(database: Database.Database, close: () => void): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    prepare(query) {
      let statement = statements.get(query);
      if (!statement) {
        statement = database.prepare(query);
        statements.set(query, statement);
      }
      return statement;
    },
    close,
  };
}

const UNIQUE_VIOLATIONS = new Set<unknown>(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

export const sqliteTraits: EngineTraits = {
  manyWriters: false,
  clusteredByKey: sql`without rowid`,
  async forbidChanges(db: Kysely<unknown>, table: string) {
    for (const operation of ['update', 'delete'] as const) {
      await sql`
        create trigger ${sql.id(`${table}_no_${operation}`)} before ${sql.raw(operation)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end
      `.execute(db);
    }
  },
  // Every process sees the version of the file change.
  announceWrites: async () => undefined,
  isUniqueViolation: (error) => error instanceof Error && 'code' in error && UNIQUE_VIOLATIONS.has(error.code),
  // Another process held the write lock for longer than the timeout.
  isLostRace: (error) => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY',
  // Transactions are already serialized by the write lock.
  lockedRows: () => sql``,
  lockPlayer: async () => undefined,
};
