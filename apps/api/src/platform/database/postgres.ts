import {
  type Dialect,
  type Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import type { DatabaseLimits } from '../limits.ts';
import type { Availability, DatabaseUnavailable, Trouble } from './availability.ts';
import { COMMITS_CHANNEL, CommitListener } from './commit-listener.ts';
import type { EngineTraits } from './database.ts';

/** Connections per process: the default of 100 serves several processes and a console. */
const POOL_SIZE = 10;

/** How long an operator's command waits for a connection. */
const PATIENT_CONNECT_MS = 30_000;

/** After so long without traffic the operating system asks whether the other end is still there. */
const KEEP_ALIVE_MS = 5000;

/**
 * The engine for several machines.
 * @param url `postgres://user:password@host:port/database`
 * @param availability is told what fails
 * @param limits absent for what may take minutes
 * @returns the Kysely dialect, what listens to announced commits, and the connections by their state
 */
export function openPostgres(
  url: string,
  availability: Availability,
  limits?: DatabaseLimits,
): {
  readonly dialect: Dialect;
  readonly commits: CommitListener;
  readonly connections: () => ReadonlyMap<string, number>;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: { getTypeParser },
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: limits?.connectMs ?? PATIENT_CONNECT_MS,
    ...(limits && {
      lock_timeout: limits.lockMs,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.idleMs,
      query_timeout: limits.answerMs,
    }),
  });
  // The pool replaces an idle connection that breaks (a database restart); an unhandled error event would end the process.
  pool.on('error', (error) => {
    // A pool has ended before its connections have: what happens to them then is no loss.
    if (pool.ending) return;
    availability.failed('lost', error);
    closeIdle(pool);
  });
  // Nor may one that breaks between two queries of a transaction: the next query fails, for that reason.
  const reasons = new WeakMap<object, Error>();
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // Then comes that the connection has ended.
      if (!reasons.has(client)) reasons.set(client, error);
    }),
  );
  const connect = async () =>
    pool.connect().catch((error: unknown) => {
      throw availability.failed('lost', error);
    });
  return {
    dialect: new PostgresDialect({ pool: watchedPool(pool, connect, availability, reasons) }),
    commits: new CommitListener(connect, availability),
    connections: () =>
      new Map([
        ['total', pool.totalCount],
        ['idle', pool.idleCount],
        ['waiting', pool.waitingCount],
      ]),
  };
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE']);

/**
 * A pool that tells what fails, and closes each connection that broke or gave no answer: pg would hand it out again, while its query goes on
 * or before it notices.
 * @param reasons why a connection broke between two queries
 */
function watchedPool(
  pool: pg.Pool,
  connect: () => Promise<pg.PoolClient>,
  availability: Availability,
  reasons: WeakMap<object, Error>,
): PostgresPool {
  const watch = (client: pg.PoolClient): PostgresPoolClient => {
    let broken: DatabaseUnavailable | undefined;
    const query = async <Row>(text: string, values: readonly unknown[]) => {
      // Such as a rollback.
      if (broken) throw broken;
      try {
        const result = await client.query(text, values as unknown[]);
        if (WRITES.has(result.command)) availability.wrote();
        return result as PostgresQueryResult<Row>;
      } catch (error) {
        // After a fatal error the server closes the connection.
        if (error instanceof pg.DatabaseError && error.severity !== 'FATAL') {
          const trouble = troubleOf(error.code);
          throw trouble ? availability.failed(trouble, error) : error;
        }
        broken = availability.failed('lost', reasons.get(client) ?? error);
        client.release(true);
        closeIdle(pool);
        throw broken;
      }
    };
    const release = (destroy?: boolean) => {
      if (!broken) client.release(destroy);
    };
    return { query: query as PostgresPoolClient['query'], release };
  };
  return { options: pool.options, connect: async () => watch(await connect()), end: async () => pool.end() };
}

/** Where one connection broke or gave no answer, the others may be as dead: they would be noticed one after the other. */
function closeIdle(pool: pg.Pool): void {
  // All at once, so that nobody else gets one of them.
  for (let idle = pool.idleCount; idle > 0; idle--)
    void pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
}

/** lock_not_available and query_canceled, by a time-out. */
const SLOW = new Set(['55P03', '57014']);
/** The server shuts down or starts, ends a session that was idle, is read-only, or has damaged files. */
const LOST = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25006', 'XX001', 'XX002']);
/** Connections, resources (such as connections and the disk), the operating system. */
const LOST_CLASSES = new Set(['08', '53', '58']);

function troubleOf(code = ''): Trouble | undefined {
  if (SLOW.has(code)) return 'slow';
  return LOST.has(code) || LOST_CLASSES.has(code.slice(0, 2)) ? 'lost' : undefined;
}
const { builtins } = pg.types;
const WHOLE_NUMBERS = new Set<number>([builtins.INT8, builtins.NUMERIC]);

/** Parses counts, sums and times as numbers: all of ours stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  WHOLE_NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format);

const UNIQUE_VIOLATION = '23505';
/** serialization_failure and deadlock_detected. */
const LOST_RACES = new Set<unknown>(['40001', '40P01']);

export const postgresTraits: EngineTraits = {
  manyWriters: true,
  clusteredByKey: sql``,
  async hasTable(db, name) {
    const { rows } =
      await sql`select 1 from pg_tables where tablename = ${name} and schemaname = any (current_schemas(false))`.execute(
        db,
      );
    return rows.length > 0;
  },
  async forbidChanges(db: Kysely<unknown>, table: string) {
    const rejectChange = sql.id(`${table}_refuse_change`);
    await sql`
      create or replace function ${rejectChange}() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${table} is append-only'; end`)}
    `.execute(db);
    for (const [name, event, each] of [
      ['no_change', 'update or delete', 'row'],
      ['no_truncate', 'truncate', 'statement'],
    ] as const) {
      await sql`
        create trigger ${sql.id(`${table}_${name}`)} before ${sql.raw(event)} on ${sql.table(table)}
        for each ${sql.raw(each)} execute function ${rejectChange}()
      `.execute(db);
    }
  },
  async announceWrites(db, table, event) {
    const announce = sql.id('announce_write');
    await sql`
      create or replace function ${announce}() returns trigger language plpgsql as
      ${sql.lit(`begin perform pg_notify('${COMMITS_CHANNEL}', ''); return null; end`)}
    `.execute(db);
    await sql`
      create trigger ${sql.id(`${table}_announced`)} after ${sql.raw(event)} on ${sql.table(table)}
      for each statement execute function ${announce}()
    `.execute(db);
  },
  isUniqueViolation: (error) => codeOf(error) === UNIQUE_VIOLATION,
  isLostRace: (error) => LOST_RACES.has(codeOf(error)),
  lockedRows: (table) => sql`for share of ${sql.table(table)} skip locked`,
  async now(db) {
    const now = sql<number>`extract(epoch from clock_timestamp()) * 1000`.as('now');
    return (await db.selectNoFrom(now).executeTakeFirstOrThrow()).now;
  },
  async lockPlayer(trx, userId) {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  },
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
