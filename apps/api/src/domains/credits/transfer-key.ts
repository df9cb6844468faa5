import { type RawBuilder, sql } from 'kysely';
import type { LedgerTransferTable } from './table.ts';

type Side = LedgerTransferTable['debit'];

/** Idempotency key of a transfer: one transfer per pair of accounts and subject. @param ref such as `run:<id>` */
export function transferKey(from: Side, to: Side, ref: string): string {
  return `${from}>${to}:${ref}`;
}

/** The same in SQL. @param subject such as `run` @param id column that identifies it */
export function keyOfTransfer(from: Side, to: Side, subject: string, id: string): RawBuilder<string> {
  return sql<string>`${sql.lit(transferKey(from, to, `${subject}:`))} || ${sql.ref(id)}`;
}
