import { existsSync } from 'node:fs';
import { type IsolationLevel, Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { ApiFailure } from '../api-error.ts';
import { KeyedMutex, type MutexLimits } from '../keyed-mutex.ts';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../limits.ts';
import { Times } from '../metrics.ts';
import { Availability, type DatabaseLog, DatabaseUnavailable } from './availability.ts';
import type { CommitListener } from './commit-listener.ts';
import type { CommittedReader, VersionPoller } from './committed-reader.ts';
import type { Database, EngineTraits, Trx, WithBytes, Work } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { migrations, contractionsUnknownTo } from './migrations/index.ts';
import { type MovedTable, UNFINISHED_MOVE, finishMove, moveDatabase } from './move-database.ts';
import { openPostgres, postgresTraits } from './postgres.ts';
import type { PreparedQuery } from './prepared-query.ts';
import type { ReaderThread } from './reader-thread.ts';
import { retryLostRaces } from './retry-lost-races.ts';
import type { Schema } from './schema.ts';
import { openSqlite, readOnlySqlite, requireFile, sqliteTraits } from './sqlite.ts';

/** For operators' commands: they print why they fail. */
const SILENT: DatabaseLog = { error: () => undefined, info: () => undefined };

/**
 * Opens the database and runs pending migrations; several processes may do so at once.
 * @param address a `postgres://` URL, or the path of the SQLite file, whose folder is created
 * @param log receives when the database is lost and back
 * @throws {Error} when it cannot be opened, or a migration fails; it is rolled back
 */
export async function openDatabase(
  address: string,
  log: DatabaseLog = console,
  limits: DatabaseLimits = DEFAULT_LIMITS.database,
): Promise<Database> {
  return open(address, {
    log,
    limits,
    async prepare(found) {
      // Over connections without time-outs: a migration may take minutes, and so may that of another process.
      if (isPostgresUrl(address) && isPending(found))
        await (await open(address, { log: SILENT, prepare: migrate })).close();
      else await migrate(found);
    },
  });
}

/**
 * Opens the database of a server that may be running, without migrating it.
 * @param address as for {@link openDatabase}
 * @throws {Error} when the database does not exist or its schema is older than this version
 */
export async function openServedDatabase(address: string): Promise<Database> {
  if (!isPostgresUrl(address)) requireFile(address);
  return open(address, { log: SILENT, prepare: requireLatest });
}

/**
 * Reads a snapshot of a database, read-only, while servers keep writing to it.
 * @param address as for {@link openDatabase}
 * @throws {Error} when the database does not exist or its schema is older than this version
 */
export async function readDatabase<Result>(
  address: string,
  read: (trx: Trx, engine: EngineTraits) => Promise<Result>,
): Promise<Result> {
  return readOnly(address, async (found) => {
    await requireLatest(found);
    const { db, engine } = found;
    const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return snapshot.execute(async (trx) => read(trx, engine));
  });
}

/**
 * Moves a SQLite database to PostgreSQL; see {@link moveDatabase}.
 * @param file path of a database that no server uses
 * @param url of the new database, which is migrated
 * @param check is given the file before anything is copied. @throws {Error} when something is wrong with it
 */
export async function moveToPostgres(
  file: string,
  url: string,
  check: (trx: Trx) => Promise<void>,
  onBatch?: (table: string, rows: number) => void,
): Promise<readonly MovedTable[]> {
  return readOnly(file, async (found) => {
    await requireLatest(found);
    const from = found.db;
    await from.transaction().execute(check);
    const availability = new Availability(nameOf(url), SILENT, DEFAULT_LIMITS.database.quietMs);
    const to = new Kysely<Schema>({ dialect: openPostgres(url, availability).dialect });
    try {
      await migrate(await findCompatible(to, postgresTraits, url, 'unfinished'));
      const tables = await moveDatabase(file, { from, to }, onBatch);
      await finishMove(to);
      return tables;
    } finally {
      await to.destroy();
    }
  });
}

/** What a server would find when it opens a database. */
export interface FoundDatabase {
  /** Without the password of its address. */
  readonly name: string;
  /** False for a file that the server would create. */
  readonly exists: boolean;
  /** Migrations that the server would run. */
  readonly pending: number;
}

/**
 * Looks at a database without changing it.
 * @param address as for {@link openDatabase}
 * @throws {Error} when it cannot be reached, or is of a later version that this one cannot work with
 */
export async function inspectDatabase(address: string): Promise<FoundDatabase> {
  const name = nameOf(address);
  if (!isPostgresUrl(address) && !existsSync(address)) return { name, exists: false, pending: 0 };
  return readOnly(address, async (found) => ({ name, exists: true, pending: pendingOf(found).length }));
}

/** @throws {Error} when the database cannot be reached, or is of a later version that this one cannot work with */
async function readOnly<Result>(address: string, read: (found: Found) => Promise<Result>): Promise<Result> {
  const availability = new Availability(nameOf(address), SILENT, DEFAULT_LIMITS.database.quietMs);
  const [dialect, engine] = isPostgresUrl(address)
    ? ([openPostgres(address, availability).dialect, postgresTraits] as const)
    : ([readOnlySqlite(address, availability), sqliteTraits] as const);
  const kysely = new Kysely<Schema>({ dialect });
  try {
    return await read(await findCompatible(kysely, engine, address));
  } finally {
    await kysely.destroy();
  }
}

/** Whether the address is a PostgreSQL URL rather than a file path. */
export function isPostgresUrl(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** A file, or a database without the password of its address. */
function nameOf(address: string): string {
  if (!isPostgresUrl(address)) return address;
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

interface Opening {
  readonly log: DatabaseLog;
  /** Absent: everything may take as long as it takes. */
  readonly limits?: DatabaseLimits;
  readonly prepare: (found: Found) => Promise<void>;
}

/** A database that this version can work with. */
interface Found {
  readonly db: Kysely<Schema>;
  readonly engine: EngineTraits;
  readonly address: string;
  /** Names of the migrations that have been run. */
  readonly run: readonly string[];
}

async function open(address: string, { log, limits, prepare }: Opening): Promise<Database> {
  const availability = new Availability(nameOf(address), log, (limits ?? DEFAULT_LIMITS.database).quietMs);
  const [{ dialect, ...connections }, engine] = isPostgresUrl(address)
    ? ([openPostgres(address, availability, limits), postgresTraits] as const)
    : ([openSqlite(address, availability), sqliteTraits] as const);
  const statements = new Times('statement_seconds', 'Time of a statement in the database, with the way to it.');
  const kysely = new Kysely<Schema>({ dialect, log: ({ queryDurationMillis }) => statements.add(queryDurationMillis) });
  try {
    await prepare(await findCompatible(kysely, engine, address));
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return createDatabase(kysely, engine, { availability, limits, statements, ...connections });
}

/**
 * Asks for two tables by name: Kysely's migrator reads the columns of all, several times, which takes longer than all else at an opening.
 * @param may also be a database that {@link moveToPostgres} has not finished
 * @throws {Error} when a later version took away what this one uses
 */
async function findCompatible(
  db: Kysely<Schema>,
  engine: EngineTraits,
  address: string,
  may?: 'unfinished',
): Promise<Found> {
  if (!may && (await engine.hasTable(db, UNFINISHED_MOVE)))
    throw new Error(`The database ${nameOf(address)} is incomplete: run database:move again.`);
  if (!(await engine.hasTable(db, DEFAULT_MIGRATION_TABLE))) return { db, engine, address, run: [] };
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const run = rows.map(({ name }) => name);
  const contractions = contractionsUnknownTo(Object.keys(migrations(engine)), run);
  if (contractions.length > 0)
    throw new Error(
      `The database ${nameOf(address)} is of a later version, which this one cannot work with: ${contractions.join(', ')}.`,
    );
  return { db, engine, address, run };
}

function pendingOf({ engine, run }: Found): string[] {
  return Object.keys(migrations(engine)).filter((name) => !run.includes(name));
}

/** Whether there is something to migrate. Where a later version has migrated, it has run all that this one knows. */
function isPending(found: Found): boolean {
  const known = Object.keys(migrations(found.engine));
  return found.run.every((name) => known.includes(name)) && pendingOf(found).length > 0;
}

async function migrate(found: Found): Promise<void> {
  if (!isPending(found)) return;
  const { db, engine, address } = found;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof DatabaseUnavailable) throw error;
  if (error) throw new Error(`The migration of the database ${nameOf(address)} failed.`, { cause: error });
}

async function requireLatest(found: Found): Promise<void> {
  if (pendingOf(found).length > 0)
    throw new Error(
      `The database ${nameOf(found.address)} is older than this version. Start the server to migrate it.`,
    );
}

interface Connections {
  readonly availability: Availability;
  readonly limits: DatabaseLimits | undefined;
  readonly statements: Times;
  /** Only with SQLite: read committed data; transactions are then grouped, because SQLite has one writer. */
  readonly reader?: CommittedReader;
  readonly thread?: ReaderThread;
  readonly commits: CommitListener | VersionPoller;
  /** Only with PostgreSQL: by their state. */
  readonly connections?: () => ReadonlyMap<string, number>;
}

function createDatabase(
  kysely: Kysely<Schema>,
  engine: EngineTraits,
  { availability, limits, statements, reader, thread, commits, connections }: Connections,
): Database {
  const runAt = async <Result>(isolation: IsolationLevel, work: Work<Result>) =>
    retryLostRaces(() => kysely.transaction().setIsolationLevel(isolation).execute(work), engine.isLostRace);
  const group = reader && new GroupCommit(async (work) => runAt('serializable', work));
  const transaction: Database['transaction'] = async (work, isolation = 'serializable') =>
    group ? group.run(work) : runAt(isolation, work);
  const turns = new KeyedMutex(limits && turnLimits(limits, availability));
  // With one writer, what waits has no connection.
  const inTurn: Database['inTurn'] = async (key, work) => (engine.manyWriters ? turns.run(key, work) : work());
  return {
    engine,
    selectFrom: kysely.selectFrom.bind(kysely),
    selectNoFrom: kysely.selectNoFrom.bind(kysely),
    insertInto: kysely.insertInto.bind(kysely),
    updateTable: kysely.updateTable.bind(kysely),
    deleteFrom: kysely.deleteFrom.bind(kysely),
    getExecutor: kysely.getExecutor.bind(kysely),
    transaction,
    playerTransaction: async (userId, work, isolation = 'read committed') =>
      inTurn(`player ${userId}`, async () =>
        transaction(async (trx) => {
          await engine.lockPlayer(trx, userId);
          return work(trx);
        }, isolation),
      ),
    inTurn,
    async read<Values extends object, Row>(query: PreparedQuery<Values, Row>, values: Values) {
      if (!reader) return query.all(kysely, values);
      const { sql, parameters } = query.bind(kysely, values);
      return reader.all<Row>(sql, parameters);
    },
    async readApart<Values extends object, Row>(query: PreparedQuery<Values, Row>, values: Values) {
      if (!thread) return query.all(kysely, values);
      const { sql, parameters } = query.bind(kysely, values);
      return thread.all<Row>(sql, parameters);
    },
    async readBytesApart<Values extends object, Column extends string, Row extends Record<Column, string | null>>(
      query: PreparedQuery<Values, Row>,
      values: Values,
      column: Column,
    ) {
      if (thread) {
        const { sql, parameters } = query.bind(kysely, values);
        return thread.all<WithBytes<Row, Column>>(sql, parameters, column);
      }
      const rows = await query.all(kysely, values);
      return rows.map((row) => ({ ...row, [column]: Buffer.from(row[column] ?? '', 'latin1') }));
    },
    commitVersion: () => reader?.version(),
    onCommit: (listener) => commits.add(listener),
    get status() {
      const { isAvailable } = availability;
      return { isAvailable, connections: connections?.() ?? new Map<string, number>(), statements };
    },
    async close() {
      await thread?.close();
      await kysely.destroy();
    },
  };
}

function turnLimits({ queue, queueMs }: DatabaseLimits, availability: Availability): MutexLimits {
  return {
    waiting: queue,
    waitMs: queueMs,
    refusal: (reason) =>
      reason === 'many'
        ? new ApiFailure('request/rate_limited', 'Too many requests at once. Try again in a second.', {
            retryAfterS: 1,
          })
        : // What it waited for tells why, or has done so.
          availability.refused(new Error(`waited ${queueMs} ms for what came before it`)),
  };
}
