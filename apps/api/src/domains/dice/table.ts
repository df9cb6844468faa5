declare module '../../platform/database/schema.ts' {
  interface Schema {
    dice_rolls: DiceRollTable;
    dice_seeds: DiceSeedTable;
  }
}

export interface DiceRollTable {
  id: string;
  user_id: string;
  /** Numbers a player's rolls from 1: of two concurrent rolls one violates the unique key. */
  number: number;
  value: number;
  rolled_at: number;
  /** Null, as the two below, for rolls from before fair dice and of deleted accounts. */
  seed_id: string | null;
  /** Rolls before this one with the same seed. Unique for a seed. */
  nonce: number | null;
  client_seed: string | null;
}

/** A server seed. A player has at most one that is not revealed. */
export interface DiceSeedTable {
  id: string;
  user_id: string;
  /** Secret until it is revealed: it decides the next roll. */
  server_seed: string;
  seed_hash: string;
  /** Rolls that it was used for: the nonce of the next. */
  rolls: number;
  revealed_at: number | null;
}
