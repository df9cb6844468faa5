declare module '../../platform/database/schema.ts' {
  interface Schema {
    run_commendations: RunCommendationTable;
    player_commendations: PlayerCommendationTable;
    player_records: PlayerRecordTable;
  }
}

/** A commendation of a game that a run earned. It counts while the run does. */
export interface RunCommendationTable {
  run_id: string;
  name: string;
}

/** A commendation of a player, of a game or across games. */
export interface PlayerCommendationTable {
  user_id: string;
  name: string;
  /** The first run that counts and earned it, and when that ended. */
  run_id: string;
  earned_at: number;
}

/** What a player's runs have come to; follows from the runs that count. */
export interface PlayerRecordTable {
  user_id: string;
  /** JSON of a `PlayerRecord`. */
  record: string;
  /** The last run in it. */
  last_finished_at: number;
  last_run_id: string;
}
