declare module '../../platform/database/schema.ts' {
  interface Schema {
    dice_rolls: DiceRollTable;
  }
}

export interface DiceRollTable {
  id: string;
  user_id: string;
  /** Numbers a player's rolls from 1: of two concurrent rolls one violates the unique key. */
  number: number;
  value: number;
  rolled_at: number;
}
