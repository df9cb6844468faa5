declare module '../../platform/database/schema.ts' {
  interface Schema {
    day_seeds: DaySeedTable;
    day_games: DayGameTable;
    day_samples: DaySampleTable;
  }
}

/** One row: what all days follow from. */
export interface DaySeedTable {
  id: 1;
  /** 32 random bytes, base64url. */
  seed: string;
}

/** What a day fixes of a game. */
export interface DayGameTable {
  /** Days since 1970 in UTC. */
  day: number;
  game_id: number;
  /** JSON of the options of its runs. */
  conditions: string;
  /** The scores of its medals: null until they are measured, or until its first attempt begins. */
  bronze: number | null;
  silver: number | null;
  gold: number | null;
}

/** The score of a synthetic player under the conditions of a day, until its medals are known. */
export interface DaySampleTable {
  day: number;
  game_id: number;
  rules_version: number;
  /** Type of the player. */
  player: string;
  /** Number of the attempt, from 0. */
  attempt: number;
  score: number;
}
