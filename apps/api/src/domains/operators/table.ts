declare module '../../platform/database/schema.ts' {
  interface Schema {
    operator_records: OperatorRecordTable;
    record_chain: RecordChainTable;
    record_head: RecordHeadTable;
  }
}

/** An action of an operator. Append-only: triggers reject changes. It contains no names, so that it does not identify deleted accounts. */
export interface OperatorRecordTable {
  id: string;
  at: number;
  /** Who acted: the user of the operating system, or `staff:` and an id. */
  operator: string;
  /** Such as `run void`. */
  command: string;
  /** The affected player; null for an action on the whole hub. */
  user_id: string | null;
  /** The affected run; null for an action on the account. */
  run_id: string | null;
  reason: string;
  /** JSON of what it changed: {@link Change}s. */
  result: string;
}

/** A record in the chain. Append-only too. */
interface RecordChainTable {
  /** From 1 on, without a gap. */
  place: number;
  record_id: string;
  /** SHA-256 of the record and of the hash before. */
  hash: string;
}

/** Where the chain ends: one row, which transactions that append lock. */
interface RecordHeadTable {
  id: number;
  length: number;
  hash: string;
}
