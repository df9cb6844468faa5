export interface OperatorTables {
  operator_records: OperatorRecordTable;
}

/** Something that an operator did. Append-only: triggers refuse changes. It names nobody, so that a deleted account stays deleted. */
export interface OperatorRecordTable {
  id: string;
  at: number;
  /** Who did it: the user of the operating system. */
  operator: string;
  /** Such as `run void`. */
  command: string;
  /** Whom it was done to. */
  user_id: string;
  /** Which of their runs; null when it is about the account. */
  run_id: string | null;
  reason: string;
  /** JSON of what it changed: {@link Change}s. */
  result: string;
}
