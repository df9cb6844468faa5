import type { Db } from '../../platform/database/database.ts';
import type { DiceRollTable, DiceSeedTable } from './table.ts';

/** A roll with the server seed that decided it, revealed or not. */
export type SeededRoll = Pick<DiceRollTable, 'number' | 'value' | 'rolled_at' | 'nonce' | 'client_seed'> & {
  [Column in 'server_seed' | 'seed_hash' | 'revealed_at']: DiceSeedTable[Column] | null;
};

export interface RollWindow {
  readonly limit?: number;
  /** Only rolls with lower numbers. */
  readonly before?: number | undefined;
}

export async function lastRoll(db: Db, userId: string): Promise<SeededRoll | undefined> {
  const [roll] = await lastRolls(db, userId, { limit: 1 });
  return roll;
}

/** Newest first; all of them without a limit. */
export async function lastRolls(db: Db, userId: string, { limit, before }: RollWindow = {}): Promise<SeededRoll[]> {
  let rolls = db
    .selectFrom('dice_rolls')
    .leftJoin('dice_seeds', 'dice_seeds.id', 'dice_rolls.seed_id')
    .select(['number', 'value', 'rolled_at', 'nonce', 'client_seed', 'server_seed', 'seed_hash', 'revealed_at'])
    .where('dice_rolls.user_id', '=', userId)
    .orderBy('number', 'desc');
  if (before !== undefined) rolls = rolls.where('number', '<', before);
  return (limit === undefined ? rolls : rolls.limit(limit)).execute();
}

export async function insertRoll(db: Db, roll: DiceRollTable): Promise<void> {
  await db.insertInto('dice_rolls').values(roll).execute();
}

/** The seed of the player's next roll. */
export async function findSecretSeed(db: Db, userId: string): Promise<DiceSeedTable | undefined> {
  return db
    .selectFrom('dice_seeds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
}

/** The client seed of the latest roll with a seed. */
export async function lastClientSeed(db: Db, { id, rolls }: DiceSeedTable): Promise<string | null> {
  const roll = await db
    .selectFrom('dice_rolls')
    .select('client_seed')
    .where('seed_id', '=', id)
    .where('nonce', '=', rolls - 1)
    .executeTakeFirst();
  return roll?.client_seed ?? null;
}

export async function insertSeed(db: Db, seed: DiceSeedTable): Promise<void> {
  await db.insertInto('dice_seeds').values(seed).execute();
}

export async function updateSeed(
  db: Db,
  id: string,
  changes: Partial<Pick<DiceSeedTable, 'rolls' | 'revealed_at'>>,
): Promise<void> {
  await db.updateTable('dice_seeds').set(changes).where('id', '=', id).execute();
}

/**
 * Reveals every secret seed, also those without a roll. A player's next one is drawn when it is asked for.
 * @returns how many
 */
export async function revealAllSeeds(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('dice_seeds')
    .set({ revealed_at: now })
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes a player's seeds, and what their rolls know of them: a client seed may be a player's own words. */
export async function deleteSeedsOf(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('dice_rolls')
    .set({ seed_id: null, nonce: null, client_seed: null })
    .where('user_id', '=', userId)
    .execute();
  await db.deleteFrom('dice_seeds').where('user_id', '=', userId).execute();
}
