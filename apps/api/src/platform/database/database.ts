import type { Kysely, Transaction } from 'kysely';
import type { EngineTraits } from './engine.ts';
import type { PreparedQuery } from './prepared-query.ts';
import type { Schema } from './schema.ts';

/** Queries, on the database or in a transaction: what repository functions take. */
export type Db = Pick<
  Kysely<Schema>,
  'selectFrom' | 'selectNoFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'getExecutor'
>;

/** A transaction. */
export type Trx = Transaction<Schema>;

/** The body of a transaction. */
export type Work<Result> = (trx: Trx) => Promise<Result>;

export interface DatabaseStatus {
  /** Whether it can be reached and written, as far as is known. */
  readonly isAvailable: boolean;
  /** Connections by their state, and requests that wait for one; empty where there is only one. */
  readonly connections: ReadonlyMap<string, number>;
}

/**
 * The database of a server. Its own queries are transactions of one statement each. Whatever fails because it cannot be reached, written
 * or waited for any longer throws a `DatabaseUnavailable`, which is logged already.
 */
export interface Database extends Db {
  readonly engine: EngineTraits;
  /**
   * Runs a transaction. Serializable unless said otherwise. When it loses a race against a concurrent one, `work` runs again, so it
   * must touch nothing but `trx`. On SQLite, transactions that wait share one commit.
   */
  transaction<Result>(work: Work<Result>, isolation?: 'serializable' | 'read committed'): Promise<Result>;
  /**
   * Runs a transaction on behalf of one player. It excludes other transactions of the same player, so what it reads about the player
   * holds until it commits. Unless said otherwise it sees committed data of other players and loses no race against them.
   * @throws {ApiFailure} request/rate_limited, see {@link inTurn}
   */
  playerTransaction<Result>(
    userId: string,
    work: Work<Result>,
    isolation?: 'serializable' | 'read committed',
  ): Promise<Result>;
  /**
   * Does something after earlier work with the same key in this process. For what waits for one row: of all that does, one has a connection.
   * @throws {ApiFailure} request/rate_limited when too much waits for it
   * @throws {DatabaseUnavailable} when it has waited for too long
   */
  inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Reads committed rows. For the few reads that nearly every request makes: on SQLite it has a connection of its own and waits for
   * no transaction.
   */
  read<Values extends object, Row>(query: PreparedQuery<Values, Row>, values: Values): Promise<Row[]>;
  /**
   * Reads committed rows without holding up other requests. For few rows that are made of many: on SQLite a thread makes them, and to start it
   * costs more than to read some hundred rows.
   */
  readApart<Values extends object, Row>(query: PreparedQuery<Values, Row>, values: Values): Promise<Row[]>;
  /** Changes when any process commits; undefined where the engine does not report that at no cost. */
  commitVersion(): unknown;
  /**
   * Calls back after commits of any process, also several at once: those that wrote what the schema announces (`announceWrites`), and on
   * SQLite all.
   * @returns ends that
   */
  onCommit(listener: () => void): () => void;
  /** For operators. */
  readonly status: DatabaseStatus;
  close(): Promise<void>;
}
