import {
  DICE_COOLDOWN_MS,
  DICE_FACES,
  DICE_HISTORY_LENGTH,
  type DiceCooldown,
  type DiceRoll,
  type RollAnswer,
} from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { playerTransaction } from '../../platform/database/player-transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { grant } from '../credits/service.ts';
import { coolingDown } from './errors.ts';
import { insertRoll, lastRoll, lastRolls } from './repository.ts';
import type { DiceRollTable } from './table.ts';

/** The reason that the ledger shows for credits of the dice. */
export const DICE_REASON = 'Dice of Iris';

/** Whether the player may roll, and how long not (`platform.md §9`: 24 h from the last roll). */
export async function cooldownOf(db: Db, userId: string, now: number): Promise<DiceCooldown> {
  const timeRemaining = remaining(await lastRoll(db, userId), now);
  return { canRoll: timeRemaining === 0, timeRemaining };
}

/** Rolls, and grants as many credits as the face shows, in one transaction. @throws {ApiFailure} dice/cooling_down */
export async function roll(services: Services, userId: string): Promise<RollAnswer> {
  const { clock, randomness } = services;
  return playerTransaction(services, userId, async (trx) => {
    const now = clock.now();
    const last = await lastRoll(trx, userId);
    const timeRemaining = remaining(last, now);
    if (last && timeRemaining > 0) throw coolingDown(timeRemaining, rollOf(last));
    const value = randomness.die(DICE_FACES);
    const id = newId(now);
    await insertRoll(trx, { id, user_id: userId, number: (last?.number ?? 0) + 1, value, rolled_at: now });
    await grant(trx, { userId, amount: value, reason: DICE_REASON, ref: `roll:${id}`, now });
    return { value, credits: value, rolledAt: now, nextRollAt: now + DICE_COOLDOWN_MS };
  });
}

/** The latest rolls, newest first. */
export async function rollsOf(db: Db, userId: string): Promise<DiceRoll[]> {
  return (await lastRolls(db, userId, DICE_HISTORY_LENGTH)).map(rollOf);
}

/** Every roll, newest first. */
export async function allRollsOf(db: Db, userId: string): Promise<DiceRoll[]> {
  return (await lastRolls(db, userId)).map(rollOf);
}

function remaining(last: DiceRollTable | undefined, now: number): number {
  if (!last) return 0;
  // A clock that was set back must not lengthen the wait beyond the cooldown itself.
  return Math.min(Math.max(last.rolled_at + DICE_COOLDOWN_MS - now, 0), DICE_COOLDOWN_MS);
}

function rollOf({ value, rolled_at }: DiceRollTable): DiceRoll {
  return { value, credits: value, rolledAt: rolled_at };
}
