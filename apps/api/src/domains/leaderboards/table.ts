import type { Faction } from '@star-seekers/contracts';

export interface LeaderboardTables {
  board_entries: BoardEntryTable;
  faction_sums: FactionSumTable;
  faction_totals: FactionTotalTable;
  game_totals: GameTotalTable;
  rank_buckets: RankBucketTable;
  user_totals: UserTotalTable;
}

/** A player's standing on one board; see `board-key.ts` for the keys. In the hall of fame the score is the sum of all points. */
export interface BoardEntryTable {
  board: string;
  user_id: string;
  /** Best score of the period. */
  score: number;
  /** When the best score was reached; the earlier one wins a tie. */
  achieved_at: number;
  /** The run of the best score; in the hall of fame the latest that brought points. */
  run_id: string;
  /** Sum of the points of the period. */
  points: number;
}

/** A player's figures in one game, over all time. */
export interface GameTotalTable {
  user_id: string;
  game_id: number;
  total_points: number;
  best_score: number;
  games_played: number;
  last_played_at: number;
}

/** What a player has scored for a faction: a run counts for the faction that its player had when it started. */
export interface FactionTotalTable {
  faction: Faction;
  user_id: string;
  total_points: number;
  /** The player's latest run for the faction: that of all factions decides which one the player counts for. */
  last_run_at: number;
  last_run_id: string;
}

/** Points and players of a faction: the sum of its rows, of which all but one are deltas; see `fold-deltas.ts`. */
export interface FactionSumTable {
  faction: Faction;
  delta_of: string;
  /** Of every run that counts for the faction. */
  total_points: number;
  /** Players whose latest run was for the faction: everybody counts for one. */
  players: number;
  /** What these players have scored for the faction. */
  players_points: number;
}

/** How many entries of a board are in a bucket: the sum of its rows, of which all but one are deltas; see `rank-bucket.ts`. */
export interface RankBucketTable {
  board: string;
  level: number;
  node: number;
  /** The change that moved the count: a run's id or a recount's; empty in the row that holds what was folded. */
  delta_of: string;
  players: number;
}

/** A player's figures over all games and all time. */
export interface UserTotalTable {
  user_id: string;
  total_points: number;
  games_played: number;
}
