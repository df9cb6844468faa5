export interface DiceTables {
  dice_rolls: DiceRollTable;
}

export interface DiceRollTable {
  id: string;
  user_id: string;
  /** Counts a player's rolls from 1: two rolls at once claim the same number and one of them fails. */
  number: number;
  value: number;
  rolled_at: number;
}
