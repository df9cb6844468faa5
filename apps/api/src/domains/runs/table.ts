import type { Faction } from '@star-seekers/contracts';
import type { EndReason } from '@star-seekers/sim';

export interface RunTables {
  runs: RunTable;
  results: ResultTable;
  run_reveals: RevealTable;
}

/**
 * `open`: can be finished. `verified`: has a result that counts. `voided`: has a result that an operator lets count no more.
 * `rejected`: its replay did not prove the claim. `returned`: paid back. `expired`.
 */
export type RunStatus = 'open' | 'verified' | 'voided' | 'rejected' | 'returned' | 'expired';

export interface RunTable {
  id: string;
  user_id: string;
  game_id: number;
  rules_version: number;
  /** JSON of the setup that the browser got. */
  setup: string;
  /** The faction that the player had when the run started; the run counts for it. */
  faction: Faction;
  status: RunStatus;
  started_at: number;
  expires_at: number;
  closed_at: number | null;
  /** SHA-256 of the claim that closed the run: the same claim again gets the same answer. */
  claim_hash: string | null;
  /** JSON of that answer. */
  answer: string | null;
  /** JSON of what a dealer keeps from the player; null in games that hide nothing. */
  secret: string | null;
}

/** Something that a run asked and was told. Rows are never changed. */
export interface RevealTable {
  run_id: string;
  /** Counts from 0 in the order of the run. */
  place: number;
  /** The tick of the run after which it was asked. */
  tick: number;
  /** JSON of the figures that were asked, and of those that were told. */
  request: string;
  reveal: string;
  revealed_at: number;
}

/** What a run has been proven to reach. It counts while the run is `verified`. */
export interface ResultTable {
  run_id: string;
  user_id: string;
  game_id: number;
  score: number;
  points: number;
  reason: EndReason;
  /** JSON of the outcome's figures. */
  stats: string;
  ticks: number;
  /** The packed command log as it was handed in. */
  replay: string;
  finished_at: number;
}
