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

/** The database of a server. Its own queries are transactions of one statement each. */
export interface Database extends Db {
  readonly engine: EngineTraits;
  /**
   * Runs a transaction. Serializable unless said otherwise. When it loses a race against a concurrent one, `work` runs again, so it
   * must touch nothing but `trx`. On SQLite, transactions that wait share one commit.
   */
  transaction<Result>(work: Work<Result>, isolation?: 'serializable' | 'read committed'): Promise<Result>;
  /**
   * Runs a transaction on behalf of one player. It excludes other transactions of the same player, so what it reads about the player
   * holds until it commits. It sees committed data of other players (read committed) and loses no race against them.
   */
  playerTransaction<Result>(userId: string, work: Work<Result>): Promise<Result>;
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
  close(): Promise<void>;
}
