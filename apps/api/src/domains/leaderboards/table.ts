import type { Faction } from '@star-seekers/contracts';

export interface LeaderboardTables {
  board_entries: BoardEntryTable;
  game_totals: GameTotalTable;
  user_totals: UserTotalTable;
}

/** A player's standing on one board; see `board-key.ts` for the keys. */
export interface BoardEntryTable {
  board: string;
  user_id: string;
  /** Best score of the period. */
  score: number;
  /** When the best score was reached; the earlier one wins a tie. */
  achieved_at: number;
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

/** A player's standing in the global hall of fame. */
export interface UserTotalTable {
  user_id: string;
  faction: Faction;
  total_points: number;
  games_played: number;
  /** When the total was reached; the earlier one wins a tie. */
  reached_at: number;
}
