import {
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
  sql,
} from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { EngineTraits } from './engine.ts';

/** Where what went wrong behind the scenes is told. */
export type WarningLog = Pick<Log, 'warn'>;

/** Connections of one process; a server of 100 connections serves several processes and somebody with a console. */
const POOL_SIZE = 10;

/** A call fails after waiting this long for a connection: better than one that never ends. */
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * The engine for more than one machine.
 * @param url `postgres://user:password@host:port/database`
 * @param log is told of connections that are lost
 */
export function postgresDialect(url: string, log: WarningLog): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // An idle connection that breaks (a restart of the database) is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  return new SerializableDialect({ pool });
}

const { builtins } = pg.types;
const WHOLE_NUMBERS = new Set<number>([builtins.INT8, builtins.NUMERIC]);

/** Counts, sums and times arrive as numbers: all of ours stay far below 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (type, format) =>
  WHOLE_NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format);

class SerializableDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new SerializableDriver(this.#config);
  }
}

/** Transactions see the database as if each were alone with it, as they do on SQLite, unless they ask for less. */
class SerializableDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel = 'serializable' } = settings;
    await super.beginTransaction(connection, { ...settings, isolationLevel });
  }
}

const UNIQUE_VIOLATION = '23505';
/** serialization_failure and deadlock_detected. */
const LOST_RACES = new Set<unknown>(['40001', '40P01']);

export const postgresTraits: EngineTraits = {
  manyWriters: true,
  inKeyOrder: sql``,
  async forbidChanges(db: Kysely<unknown>, table: string) {
    const refuse = sql.id(`${table}_refuse_change`);
    await sql`
      create or replace function ${refuse}() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '${table} is append-only'; end`)}
    `.execute(db);
    for (const [name, event, each] of [
      ['no_change', 'update or delete', 'row'],
      ['no_truncate', 'truncate', 'statement'],
    ] as const) {
      await sql`
        create trigger ${sql.id(`${table}_${name}`)} before ${sql.raw(event)} on ${sql.table(table)}
        for each ${sql.raw(each)} execute function ${refuse}()
      `.execute(db);
    }
  },
  isUniqueViolation: (error) => codeOf(error) === UNIQUE_VIOLATION,
  isLostRace: (error) => LOST_RACES.has(codeOf(error)),
  async lockPlayer(trx, userId) {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  },
};

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
