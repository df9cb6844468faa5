import type { Faction } from '@star-seekers/contracts/faction';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    board_entries: BoardEntryTable;
    faction_months: FactionMonthTable;
    faction_sums: FactionSumTable;
    game_totals: GameTotalTable;
    rank_buckets: RankBucketTable;
    user_totals: UserTotalTable;
  }
}

/** A player's entry on one board; see `board-key.ts` for the keys. In the hall of fame the score is the sum of all points. */
export interface BoardEntryTable {
  board: string;
  user_id: string;
  /** Best score of the period; on the board of a day the sum of the best shares of its attempts. */
  score: number;
  /** Ticks of the run where they decide between equal scores, the fewer first; null elsewhere, which ranks before any. */
  tie_ticks: number | null;
  /** When the best score was reached, on the board of a day the last attempt of the sum; of entries that are equal otherwise the earlier is first. */
  achieved_at: number;
  /** The run of the best score; in the hall of fame the latest run that earned points, on the board of a day the last attempt. */
  run_id: string;
  /** Sum of the points of the period; on the board of a day the number of attempts. */
  points: number;
}

/** A player's all-time statistics in one game. */
export interface GameTotalTable {
  user_id: string;
  game_id: number;
  total_points: number;
  /** Of the runs of its scale. */
  best_score: number;
  /** The latest scale of scores in which the player has a run. */
  best_scale: number;
  games_played: number;
  last_played_at: number;
}

/** What a player's runs of a month count for a faction. */
export interface FactionMonthTable {
  user_id: string;
  /** In UTC, as in `2026-11`. */
  month: string;
  /** For whom they all count, and the run that decided it: see `FactionOfMonth`. */
  faction: Faction;
  first_at: number;
  first_run: string;
  /** Runs that count for a faction, attempts of days aside, and the sum of their points. */
  runs: number;
  points: number;
}

/** `delta_of` of the row into which `fold-deltas.ts` folds the others. */
export const FOLDED = '';

/** Points and players of a faction: the sum of its rows, all but one of which are deltas; see `fold-deltas.ts`. */
export interface FactionSumTable {
  faction: Faction;
  delta_of: string;
  /** Total points of every run that counts for the faction. */
  total_points: number;
  /** Players with such a run. */
  players: number;
}

/** Entries of a board in a bucket: the sum of its rows, all but one of which are deltas; see `rank-bucket.ts`. */
export interface RankBucketTable {
  board: string;
  level: number;
  node: number;
  /** The change that made the delta: the id of a run or a recount; empty in the folded row. */
  delta_of: string;
  players: number;
}

/** A player's all-time statistics over all games. */
export interface UserTotalTable {
  user_id: string;
  total_points: number;
  games_played: number;
}
