import type { Faction } from '@star-seekers/contracts';

export interface LeaderboardTables {
  board_entries: BoardEntryTable;
  faction_totals: FactionTotalTable;
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

/** What a player has scored for a faction: a run counts for the faction that its player had when it started. */
export interface FactionTotalTable {
  faction: Faction;
  user_id: string;
  total_points: number;
}

/** A player's standing in the global hall of fame. */
export interface UserTotalTable {
  user_id: string;
  total_points: number;
  games_played: number;
  /** When the total was reached; the earlier one wins a tie. */
  reached_at: number;
}
