declare module '../../platform/database/schema.ts' {
  interface Schema {
    operator_records: OperatorRecordTable;
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
