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
  type SqliteStatement,
  SqliteDialect,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { type Availability, DatabaseUnavailable } from './availability.ts';
import { CommittedReader, VersionPoller } from './committed-reader.ts';
import type { EngineTraits } from './database.ts';
import { ReaderThread } from './reader-thread.ts';
import { BUSY, type Guard, codeOf, guardFor } from './sqlite-guard.ts';

const OWNER_ONLY = 0o600;

/** Size to which the write-ahead log shrinks: four times that of a checkpoint. */
const MOST_LOG_BYTES = 16 * 1024 * 1024;

/**
 * The embedded engine: one file, one writer.
 * @param path the database file; its folder is created
 * @param availability is told what fails
 * @returns the Kysely dialect, a read-only connection that is closed with it, a thread with another, and what notices commits
 */
export function openSqlite(
  path: string,
  availability: Availability,
): {
  readonly dialect: Dialect;
  readonly reader: CommittedReader;
  readonly thread: ReaderThread;
  readonly commits: VersionPoller;
} {
  makePrivate(path);
  const guard = guardFor(availability);
  const database = guard(() => openWriting(path));
  const reader = new CommittedReader(path, guard);
  const close = () => {
    reader.close();
    // The last connection to close checkpoints the log, and only this one may write.
    database.close();
  };
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(database, watchedDatabase(database, { availability, guard, close })),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { dialect, reader, thread: new ReaderThread(path, guard), commits: new VersionPoller(reader) };
}

function openWriting(path: string): Database.Database {
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  // An acknowledged credit must survive a power failure, not only a crash of the process.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  // A reader of an old state keeps the log from being used again. What it has grown beyond this by then is given back.
  database.pragma(`journal_size_limit = ${MOST_LOG_BYTES}`);
  // 64 MB: the upper levels of the indexes of a big board stay in memory.
  database.pragma('cache_size = -65536');
  return database;
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
export function readOnlySqlite(path: string, availability: Availability): Dialect {
  requireFile(path);
  const guard = guardFor(availability);
  const database = guard(() => new Database(path, { readonly: true }));
  return new SqliteDialect({
    database: watchedDatabase(database, { availability, guard, close: () => database.close() }),
  });
}

/** SQLite can roll back changes of tables; Kysely leaves that off for the sake of migrations that switch pragmas, and ours do not. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #connection: Database.Database;

  constructor(connection: Database.Database, database: SqliteDatabase) {
    super({ database });
    this.#connection = connection;
  }

  /** Takes the write lock, so that two transactions that read first and write later cannot deadlock. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Where the file cannot be written, SQLite has rolled back; to do so again would fail and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection);
  }
}

interface Watching {
  readonly availability: Availability;
  readonly guard: Guard;
  readonly close: () => void;
}

/**
 * Tells what fails and what is written, and caches prepared statements: Kysely prepares one for every query, which costs more than a read
 * by primary key.
 */
function watchedDatabase(database: Database.Database, { availability, guard, close }: Watching): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (query: string): SqliteStatement => {
    const statement = database.prepare(query);
    const isWrite = !statement.readonly || query === 'commit';
    const run = <Result>(work: () => Result) => {
      const result = guard(work);
      if (isWrite && !database.inTransaction) availability.wrote();
      return result;
    };
    return {
      reader: statement.reader,
      all: (parameters) => run(() => statement.all(parameters)),
      run: (parameters) => run(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  };
  return {
    prepare(query) {
      let statement = statements.get(query);
      if (!statement) {
        statement = guard(() => prepare(query));
        statements.set(query, statement);
      }
      return statement;
    },
    close,
  };
}

const UNIQUE_VIOLATIONS = new Set<string | undefined>(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

export const sqliteTraits: EngineTraits = {
  manyWriters: false,
  clusteredByKey: sql`without rowid`,
  async hasTable(db, name) {
    const { rows } = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(db);
    return rows.length > 0;
  },
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
  isUniqueViolation: (error) => UNIQUE_VIOLATIONS.has(codeOf(error)),
  // Another process held the write lock for longer than the timeout.
  isLostRace: (error) => error instanceof DatabaseUnavailable && codeOf(error.cause) === BUSY,
  // Transactions are already serialized by the write lock.
  lockedRows: () => sql``,
  lockPlayer: async () => undefined,
};
