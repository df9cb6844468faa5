import { existsSync } from 'node:fs';
import { type IsolationLevel, Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { ApiFailure } from '../api-error.ts';
import { KeyedMutex, type MutexLimits } from '../keyed-mutex.ts';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../limits.ts';
import { Times } from '../metrics.ts';
import { Availability, type DatabaseLog, DatabaseUnavailable } from './availability.ts';
import type { CommitListener } from './commit-listener.ts';
import type { CommittedReader } from './committed-reader.ts';
import type { Database, EngineTraits, Trx, Work } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { contractionsUnknownTo } from './migrations/compatible.ts';
import { migrations } from './migrations/index.ts';
import { type MovedTable, UNFINISHED_MOVE, finishMove, moveDatabase } from './move-database.ts';
import { openPostgres, postgresTraits } from './postgres.ts';
import type { PreparedQuery } from './prepared-query.ts';
import type { ReaderThread } from './reader-thread.ts';
import { retryLostRaces } from './retry-lost-races.ts';
import type { Schema } from './schema.ts';
import { openSqlite, readOnlySqlite, requireFile, sqliteTraits } from './sqlite.ts';
import type { VersionPoller } from './version-poller.ts';

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
    async prepare(migrator, _, isNewer) {
      // Over connections without time-outs: a migration may take minutes, and so may that of another process.
      if (isPostgresUrl(address) && !(await isLatest(migrator)))
        await (await open(address, { log: SILENT, prepare: migrate })).close();
      await migrate(migrator, address, isNewer);
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
  return readOnly(address, async (kysely, engine) => {
    await requireLatest(migratorOf(kysely, engine), address);
    const snapshot = kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
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
  return readOnly(file, async (from, engine) => {
    await requireLatest(migratorOf(from, engine), file);
    await from.transaction().execute(check);
    const availability = new Availability(nameOf(url), SILENT, DEFAULT_LIMITS.database.quietMs);
    const to = new Kysely<Schema>({ dialect: openPostgres(url, availability).dialect });
    try {
      await migrate(
        migratorOf(to, postgresTraits),
        url,
        await requireCompatible(to, postgresTraits, url, 'unfinished'),
      );
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
  return readOnly(address, async (kysely, engine) => {
    const all = await migratorOf(kysely, engine).getMigrations();
    return { name, exists: true, pending: all.filter(({ executedAt }) => !executedAt).length };
  });
}

/** @throws {Error} when the database cannot be reached, or is of a later version that this one cannot work with */
async function readOnly<Result>(
  address: string,
  read: (db: Kysely<Schema>, engine: EngineTraits) => Promise<Result>,
): Promise<Result> {
  const availability = new Availability(nameOf(address), SILENT, DEFAULT_LIMITS.database.quietMs);
  const [dialect, engine] = isPostgresUrl(address)
    ? ([openPostgres(address, availability).dialect, postgresTraits] as const)
    : ([readOnlySqlite(address, availability), sqliteTraits] as const);
  const kysely = new Kysely<Schema>({ dialect });
  try {
    await requireCompatible(kysely, engine, address);
    return await read(kysely, engine);
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
  /** @param isNewer a later version has migrated the database */
  readonly prepare: (migrator: Migrator, address: string, isNewer: boolean) => Promise<void>;
}

async function open(address: string, { log, limits, prepare }: Opening): Promise<Database> {
  const availability = new Availability(nameOf(address), log, (limits ?? DEFAULT_LIMITS.database).quietMs);
  const [{ dialect, ...connections }, engine] = isPostgresUrl(address)
    ? ([openPostgres(address, availability, limits), postgresTraits] as const)
    : ([openSqlite(address, availability), sqliteTraits] as const);
  const statements = new Times('statement_seconds', 'Time of a statement in the database, with the way to it.');
  const kysely = new Kysely<Schema>({ dialect, log: ({ queryDurationMillis }) => statements.add(queryDurationMillis) });
  try {
    await prepare(migratorOf(kysely, engine), address, await requireCompatible(kysely, engine, address));
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return createDatabase(kysely, engine, { availability, limits, statements, ...connections });
}

function migratorOf(db: Kysely<Schema>, engine: EngineTraits): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
}

/**
 * @param may also be a database that {@link moveToPostgres} has not finished
 * @returns whether a later version has migrated the database
 * @throws {Error} when that took away what this one uses
 */
async function requireCompatible(
  db: Kysely<Schema>,
  engine: EngineTraits,
  address: string,
  may?: 'unfinished',
): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!may && tables.some(({ name }) => name === UNFINISHED_MOVE))
    throw new Error(`The database ${nameOf(address)} is incomplete: run database:move again.`);
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const run = rows.map(({ name }) => name);
  const known = Object.keys(migrations(engine));
  const contractions = contractionsUnknownTo(known, run);
  if (contractions.length > 0)
    throw new Error(
      `The database ${nameOf(address)} is of a later version, which this one cannot work with: ${contractions.join(', ')}.`,
    );
  return run.some((name) => !known.includes(name));
}

async function migrate(migrator: Migrator, address: string, isNewer: boolean): Promise<void> {
  // A later version has run all of these, and more.
  if (isNewer) return;
  const { error } = await migrator.migrateToLatest();
  if (error instanceof DatabaseUnavailable) throw error;
  if (error) throw new Error(`The migration of the database ${nameOf(address)} failed.`, { cause: error });
}

async function isLatest(migrator: Migrator): Promise<boolean> {
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt);
}

async function requireLatest(migrator: Migrator, address: string): Promise<void> {
  if (!(await isLatest(migrator))) {
    const name = nameOf(address);
    throw new Error(`The database ${name} is older than this version. Start the server to migrate it.`);
  }
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
