import type { Kysely } from 'kysely';

/** What differs between database engines. Everything else is Kysely. */
export interface EngineTraits {
  /** Makes a table append-only: every UPDATE and DELETE on it fails. */
  forbidChanges(db: Kysely<unknown>, table: string): Promise<void>;
  /** An insert broke a unique or primary key. */
  isUniqueViolation(error: unknown): boolean;
}
