import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What differs between database engines. Everything else is Kysely. */
export interface EngineTraits {
  /** Several transactions write at once: a row that all of them change would make them queue. */
  readonly manyWriters: boolean;
  /** Ends the definition of a table whose rows lie in the order of its key, where the engine has such. */
  readonly inKeyOrder: RawBuilder<unknown>;
  /** Makes a table append-only: every UPDATE and DELETE on it fails. */
  forbidChanges(db: Kysely<unknown>, table: string): Promise<void>;
  /** An insert broke a unique or primary key. */
  isUniqueViolation(error: unknown): boolean;
  /** A transaction failed only because another one was quicker: begun anew it can succeed. */
  isLostRace(error: unknown): boolean;
  /** Keeps other transactions that lock the same player waiting until this one ends. */
  lockPlayer(trx: Transaction<Schema>, userId: string): Promise<void>;
}
