import { type Dialect, type Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { COMMITS_CHANNEL, CommitListener } from './commit-listener.ts';
import type { EngineTraits } from './engine.ts';

/** Receives errors of idle connections. */
export type WarningLog = Pick<Log, 'warn'>;

/** Connections per process: the default of 100 serves several processes and a console. */
const POOL_SIZE = 10;

/** How long a request waits for a connection before it fails. */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * The engine for several machines.
 * @param url `postgres://user:password@host:port/database`
 * @param log receives lost connections
 * @returns the Kysely dialect, and what listens to announced commits
 */
export function openPostgres(
  url: string,
  log: WarningLog,
): { readonly dialect: Dialect; readonly commits: CommitListener } {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // The pool replaces an idle connection that breaks (a database restart); an unhandled error event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  // Nor may one that breaks between two queries of a transaction: the next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { dialect: new PostgresDialect({ pool }), commits: new CommitListener(pool, log) };
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
