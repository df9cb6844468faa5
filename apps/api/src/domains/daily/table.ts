declare module '../../platform/database/schema.ts' {
  interface Schema {
    day_seeds: DaySeedTable;
    day_games: DayGameTable;
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
  /**
   * The scores of its medals. Null where an older version has drawn the day, which measured them later and kept its samples in `day_samples`:
   * nothing here uses that table, nor does any version that knows migration `0031`.
   */
  bronze: number | null;
  silver: number | null;
  gold: number | null;
  /** How many attempts the sum of the day has, the best ones; the same for all games of the day. Null where an older version has drawn it: all. */
  best_of: number | null;
}
