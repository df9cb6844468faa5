import { type IsolationLevel, Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { CommitListener } from './commit-listener.ts';
import type { CommittedReader } from './committed-reader.ts';
import type { Database, Trx, Work } from './database.ts';
import type { EngineTraits } from './engine.ts';
import { GroupCommit } from './group-commit.ts';
import { contractionsUnknownTo } from './migrations/compatible.ts';
import { migrations } from './migrations/index.ts';
import { type WarningLog, openPostgres, postgresTraits } from './postgres.ts';
import type { PreparedQuery } from './prepared-query.ts';
import type { ReaderThread } from './reader-thread.ts';
import { retryLostRaces } from './retry-lost-races.ts';
import type { Schema } from './schema.ts';
import { openSqlite, readOnlySqlite, requireFile, sqliteTraits } from './sqlite.ts';
import type { VersionPoller } from './version-poller.ts';

/**
 * Opens the database and runs pending migrations; several processes may do so at once.
 * @param address a `postgres://` URL, or the path of the SQLite file, whose folder is created
 * @param log receives lost connections
 * @throws {Error} when a migration fails; it is rolled back
 */
export async function openDatabase(address: string, log: WarningLog = console): Promise<Database> {
  return open(address, log, async (migrator, isNewer) => {
    // A later version has run all of these, and more.
    if (isNewer) return;
    const { error } = await migrator.migrateToLatest();
    if (error) throw new Error('The database migration failed.', { cause: error });
  });
}

/**
 * Opens the database of a server that may be running, without migrating it.
 * @param address as for {@link openDatabase}
 * @throws {Error} when the database does not exist or its schema is older than this version
 */
export async function openServedDatabase(address: string): Promise<Database> {
  if (!isPostgresUrl(address)) requireFile(address);
  return open(address, console, requireLatest);
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
  const [dialect, engine] = isPostgresUrl(address)
    ? ([openPostgres(address, console).dialect, postgresTraits] as const)
    : ([readOnlySqlite(address), sqliteTraits] as const);
  const kysely = new Kysely<Schema>({ dialect });
  try {
    await requireCompatible(kysely, engine);
    await requireLatest(migratorOf(kysely, engine));
    const snapshot = kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await snapshot.execute(async (trx) => read(trx, engine));
  } finally {
    await kysely.destroy();
  }
}

/** Whether the address is a PostgreSQL URL rather than a file path. */
export function isPostgresUrl(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

async function open(
  address: string,
  log: WarningLog,
  prepare: (migrator: Migrator, isNewer: boolean) => Promise<void>,
): Promise<Database> {
  const [{ dialect, ...connections }, engine] = isPostgresUrl(address)
    ? ([{ reader: undefined, thread: undefined, ...openPostgres(address, log) }, postgresTraits] as const)
    : ([openSqlite(address), sqliteTraits] as const);
  const kysely = new Kysely<Schema>({ dialect });
  try {
    await prepare(migratorOf(kysely, engine), await requireCompatible(kysely, engine));
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return createDatabase(kysely, engine, connections);
}

function migratorOf(db: Kysely<Schema>, engine: EngineTraits): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
}

/** @returns whether a later version has migrated the database @throws {Error} when that took away what this one uses */
async function requireCompatible(db: Kysely<Schema>, engine: EngineTraits): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const run = rows.map(({ name }) => name);
  const known = Object.keys(migrations(engine));
  const contractions = contractionsUnknownTo(known, run);
  if (contractions.length > 0)
    throw new Error(`The database is of a later version, which this one cannot work with: ${contractions.join(', ')}.`);
  return run.some((name) => !known.includes(name));
}

async function requireLatest(migrator: Migrator): Promise<void> {
  const available = await migrator.getMigrations();
  if (available.some(({ executedAt }) => !executedAt)) {
    throw new Error('The database is older than this version. Start the server to migrate it.');
  }
}

interface Connections {
  /** Only with SQLite: read committed data; transactions are then grouped, because SQLite has one writer. */
  readonly reader: CommittedReader | undefined;
  readonly thread: ReaderThread | undefined;
  readonly commits: CommitListener | VersionPoller;
}

function createDatabase(
  kysely: Kysely<Schema>,
  engine: EngineTraits,
  { reader, thread, commits }: Connections,
): Database {
  const runAt = async <Result>(isolation: IsolationLevel, work: Work<Result>) =>
    retryLostRaces(() => kysely.transaction().setIsolationLevel(isolation).execute(work), engine.isLostRace);
  const group = reader && new GroupCommit(async (work) => runAt('serializable', work));
  const transaction: Database['transaction'] = async (work, isolation = 'serializable') =>
    group ? group.run(work) : runAt(isolation, work);
  return {
    engine,
    selectFrom: kysely.selectFrom.bind(kysely),
    selectNoFrom: kysely.selectNoFrom.bind(kysely),
    insertInto: kysely.insertInto.bind(kysely),
    updateTable: kysely.updateTable.bind(kysely),
    deleteFrom: kysely.deleteFrom.bind(kysely),
    getExecutor: kysely.getExecutor.bind(kysely),
    transaction,
    playerTransaction: async (userId, work) =>
      transaction(async (trx) => {
        await engine.lockPlayer(trx, userId);
        return work(trx);
      }, 'read committed'),
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
    async close() {
      await thread?.close();
      await kysely.destroy();
    },
  };
}
