declare module '../../platform/database/schema.ts' {
  interface Schema {
    challenges: ChallengeTable;
    duels: DuelTable;
  }
}

/** A run that others play on its own course. */
export interface ChallengeTable {
  /** Random, so that only those find it whom its link reaches. */
  id: string;
  run_id: string;
  /** Who made it: one challenge for each run. */
  user_id: string;
  created_at: number;
  /** When a duel was last handed in; at first, when it was made. */
  played_at: number;
}

/** The best duel of a player in a challenge. */
export interface DuelTable {
  run_id: string;
  challenge_id: string;
  user_id: string;
}
