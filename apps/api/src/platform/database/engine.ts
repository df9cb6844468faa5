import type { Kysely, RawBuilder } from 'kysely';
import type { Db, Trx } from './database.ts';

/** What differs between database engines. Everything else is Kysely. */
export interface EngineTraits {
  /** Whether several transactions write at once, so that a row that all of them update would serialize them. */
  readonly manyWriters: boolean;
  /** Clusters a table by its primary key, where the engine supports it. */
  readonly clusteredByKey: RawBuilder<unknown>;
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
