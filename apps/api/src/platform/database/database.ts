import type { CompiledQuery, Kysely, RawBuilder, Transaction } from 'kysely';
import type { Times } from '../metrics.ts';
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

/** What differs between database engines. Everything else is Kysely. */
export interface EngineTraits {
  /** Whether several transactions write at once, so that a row that all of them update would serialize them. */
  readonly manyWriters: boolean;
  /** Clusters a table by its primary key, where the engine supports it. */
  readonly clusteredByKey: RawBuilder<unknown>;
  hasTable(db: Kysely<Schema>, name: string): Promise<boolean>;
  /** Makes a table append-only: every UPDATE and DELETE fails. */
  forbidChanges(db: Kysely<unknown>, table: string): Promise<void>;
  /**
   * Makes a table announce in every transaction that it was written, where processes do not see each other's commits: see
   * `Database.onCommit`.
   * @param event such as `insert`, or `update of` some columns
   */
  announceWrites(db: Kysely<unknown>, table: string, event: string): Promise<void>;
  /** Whether an error is a violation of a unique or primary key. */
  isUniqueViolation(error: unknown): boolean;
  /** Whether a transaction failed because of a concurrent one and can be retried. */
  isLostRace(error: unknown): boolean;
  /** Ends a query: keeps its rows of a table from changing until the transaction ends, and leaves out those that another one has locked. */
  lockedRows(table: string): RawBuilder<unknown>;
  /** The database's clock in epoch milliseconds; absent where every process that uses it is on one machine. */
  readonly now?: (db: Db) => Promise<number>;
  /** Locks a player until the transaction ends. */
  lockPlayer(trx: Trx, userId: string): Promise<void>;
}

/** A query that is compiled once, with its values. */
interface Bindable<Values, Row> {
  bind(db: Db, values: Values): CompiledQuery<Row>;
}

/** A row with a column of text as bytes. */
export type WithBytes<Row, Column extends string> = Omit<Row, Column> & Readonly<Record<Column, Uint8Array>>;

export interface DatabaseStatus {
  /** Whether it can be reached and written, as far as is known. */
  readonly isAvailable: boolean;
  /** Connections by their state, and requests that wait for one; empty where there is only one. */
  readonly connections: ReadonlyMap<string, number>;
  /** How long statements take. */
  readonly statements: Times;
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
  read<Values extends object, Row>(query: Bindable<Values, Row>, values: Values): Promise<Row[]>;
  /**
   * Reads committed rows without holding up other requests. For few rows that are made of many: on SQLite a thread makes them, and to start it
   * costs more than to read some hundred rows.
   */
  readApart<Values extends object, Row>(query: Bindable<Values, Row>, values: Values): Promise<Row[]>;
  /**
   * Reads as {@link readApart} does, a column of text in Latin-1 as bytes. For half a megabyte that is sent on: this thread copies none of it,
   * which takes milliseconds, as it would be the first to touch that memory.
   */
  readBytesApart<Values extends object, Column extends string, Row extends Record<Column, string | null>>(
    query: Bindable<Values, Row>,
    values: Values,
    column: Column,
  ): Promise<WithBytes<Row, Column>[]>;
  /** Changes when any process commits; undefined where the engine does not report that at no cost. */
  commitVersion(): unknown;
  /**
   * Calls back after commits of any process, also several at once: those that wrote what the schema announces (`announceWrites`), and on
   * SQLite all.
   * @returns unsubscribes
   */
  onCommit(listener: () => void): () => void;
  /** For operators. */
  readonly status: DatabaseStatus;
  close(): Promise<void>;
}
