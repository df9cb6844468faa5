import type { Db } from '../../platform/database/database.ts';
import type { DiceRollTable } from './table.ts';

export async function lastRoll(db: Db, userId: string): Promise<DiceRollTable | undefined> {
  const [roll] = await lastRolls(db, userId, 1);
  return roll;
}

/** Newest first; all of them without a limit. */
export async function lastRolls(db: Db, userId: string, limit?: number): Promise<DiceRollTable[]> {
  const rolls = db.selectFrom('dice_rolls').selectAll().where('user_id', '=', userId).orderBy('number', 'desc');
  return (limit === undefined ? rolls : rolls.limit(limit)).execute();
}

export async function insertRoll(db: Db, roll: DiceRollTable): Promise<void> {
  await db.insertInto('dice_rolls').values(roll).execute();
}
