import type { Faction } from '@star-seekers/contracts/faction';
import type { ReportReason } from '@star-seekers/contracts/run';
import type { EndReason } from '@star-seekers/sim';
import type { ChunkEvidence } from '../verifier/stored-run.ts';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    runs: RunTable;
    results: ResultTable;
    run_keepsakes: KeepsakeTable;
    run_chunks: ChunkTable;
    run_reports: ReportTable;
    closed_cases: ClosedCaseTable;
    text_reads: TextReadTable;
  }
}

/**
 * `open`: can be finished. `verified`: has a result that counts. `unwitnessed`: has a result that counts nowhere, because the server
 * did not see it played, or because it is the attempt of a day that had ended. `voided`: has a result that an operator excluded.
 * `rejected`: its chunks did not yield the claimed score. `returned`: refunded. `expired`. `duel`: free, on the course of another run; has
 * a result that counts nowhere.
 * `daily`: the attempt of a day, with a result that counts on that day alone.
 */
export type RunStatus =
  | 'open'
  | 'verified'
  | 'unwitnessed'
  | 'voided'
  | 'rejected'
  | 'returned'
  | 'expired'
  | 'duel'
  | 'daily';

export interface RunTable {
  id: string;
  user_id: string;
  game_id: number;
  rules_version: number;
  /** JSON of the setup sent to the browser. */
  setup: string;
  /** The player's faction at the start; the run counts for it. */
  faction: Faction;
  status: RunStatus;
  started_at: number;
  expires_at: number;
  closed_at: number | null;
  /** SHA-256 of the claim that closed the run: repeating it gives the same answer. */
  claim_hash: string | null;
  /** JSON of that answer. */
  answer: string | null;
  /** JSON of the secret that tokens and all answers follow from; null for runs from before all had one. */
  secret: string | null;
  /** By which name the run is watched while it is played; it tells nothing of the run's id. Null for runs from before. */
  live_id: string | null;
  /** The lease of the page that writes the run; raised by whoever takes it over. */
  epoch: number;
  /** Format of the logs in which it is streamed. An open run of an older one is returned. */
  log_format: number;
  /** While later than now, one process verifies the run; null when none does. */
  verifying_until: number | null;
  /** That process; null when nobody does, and when nobody is to try again before. */
  verifying_by: string | null;
  /** The day whose attempt it is, as days since 1970 in UTC; null in other runs. */
  day: number | null;
  /** Share of the day's gold in thousandths, and the medal from 1 to 3 or 0; null as long as it does not count on its day. */
  day_share: number | null;
  day_medal: number | null;
  /** JSON of what its dealer deals again (`DealtFrom.again`); null for nothing. Never leaves the server: it would tell what comes. */
  again: string | null;
}

/** A part of a run as it was streamed. Removed when the run is closed. */
export interface ChunkTable extends ChunkEvidence {
  run_id: string;
  seq: number;
  /** The lease that wrote it. */
  epoch: number;
}

/** A chunk of a known run. */
export type StoredChunk = Omit<ChunkTable, 'run_id'>;

/** The verified result of a run. It counts while the run does. */
export interface ResultTable {
  run_id: string;
  user_id: string;
  game_id: number;
  /** See `GameSim.scoreScale`. */
  scale: number;
  score: number;
  /** Its ticks where they decide between equal scores (`GameListing.ties`); null elsewhere, and for runs from before they did. */
  tie_ticks: number | null;
  points: number;
  reason: EndReason;
  /** JSON of the outcome's figures. */
  stats: string;
  ticks: number;
  /** The packed command log, as everybody may read it. */
  replay: string;
  /** JSON of what the server saw of it; null for runs from before streams. */
  witness: string | null;
  /** JSON of its `PaceScores`, and the hash of its final state; null for runs from before they were stored. */
  pace: string | null;
  state_hash: string | null;
  finished_at: number;
  /** Thousandths of the game's gold medal when it was counted, capped; null where it contests no gate, and for runs from before. */
  gold_share: number | null;
  /** 1 when it counted for a faction, see `countsForFaction`; runs from before the rule did with any score. */
  for_faction: 0 | 1;
  /**
   * 1 once its run was looked at for commendations, 0 when it can earn none: it never counted, or its rules are older than they are. Null for
   * runs from before, until the background pass has looked at them.
   */
  commended: 0 | 1 | null;
  /** JSON of what waits to be dealt again after it; null for nothing. Not for others, nor for its player: it tells what comes. */
  left_again: string | null;
}

/** What a verified run adds to the player's collection. It counts while the run does. */
export interface KeepsakeTable {
  run_id: string;
  /** Number of the thing, by a numbering of the game. */
  item: number;
  value: number;
}

/** A player's report of a run. */
export interface ReportTable {
  run_id: string;
  /** Who reported it. */
  user_id: string;
  reason: ReportReason;
  reported_at: number;
}

/** When staff were done with the reports of a run. Later reports open the case again. */
interface ClosedCaseTable {
  run_id: string;
  closed_at: number;
}

/** Withheld texts of a run that a player has read in a day. */
export interface TextReadTable {
  user_id: string;
  /** Days since 1970 in UTC. */
  day: number;
  run_id: string;
  /** The first portions of the run, so many. */
  portions: number;
}
