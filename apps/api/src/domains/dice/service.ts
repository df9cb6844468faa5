import type { DiceCooldown, DiceRoll, RollAnswer } from '@star-seekers/contracts';
import { DICE_COOLDOWN_MS, DICE_FACES } from '@star-seekers/contracts/dice';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { reserve, reservedUntil } from '../../platform/reservations/reservations.ts';
import { findUserById } from '../auth/repository.ts';
import type { Account } from '../auth/table.ts';
import { grant } from '../credits/service.ts';
import { coolingDown } from './errors.ts';
import { insertRoll, lastRoll, lastRolls } from './repository.ts';
import type { DiceRollTable } from './table.ts';

/** Reason of credits from the dice. */
export const DICE_REASON = 'Dice of Iris';

/** Dice cooldown: 24 h from the last roll (`P9.28`). */
export async function cooldownOf(db: Db, userId: string, now: number): Promise<DiceCooldown> {
  const timeRemaining = await cooldown(db, userId, await lastRoll(db, userId), now);
  return { canRoll: timeRemaining === 0, timeRemaining };
}

/** Rolls and grants the credits of the face in one transaction. @throws {ApiFailure} dice/cooling_down */
export async function roll(services: Services, userId: string): Promise<RollAnswer> {
  const { clock, randomness } = services;
  return services.db.playerTransaction(userId, async (trx) => {
    const now = clock.now();
    const last = await lastRoll(trx, userId);
    const timeRemaining = await cooldown(trx, userId, last, now);
    if (timeRemaining > 0) throw coolingDown(timeRemaining, last && rollOf(last));
    const value = randomness.die(DICE_FACES);
    const id = newId(now);
    await insertRoll(trx, { id, user_id: userId, number: (last?.number ?? 0) + 1, value, rolled_at: now });
    await grant(trx, { userId, amount: value, reason: DICE_REASON, ref: `roll:${id}`, now });
    return { value, credits: value, rolledAt: now, nextRollAt: now + DICE_COOLDOWN_MS };
  });
}

/** The player's rolls, newest first; all of them without a limit. */
export async function rollsOf(db: Db, userId: string, limit?: number): Promise<DiceRoll[]> {
  return (await lastRolls(db, userId, limit)).map(rollOf);
}

/** Stores the cooldown of a deleted account under its email address, so that a new account cannot roll early. */
export async function storeCooldown(db: Db, { id, email_key: emailKey }: Account): Promise<void> {
  const last = await lastRoll(db, id);
  if (last) await reserve(db, `roll of ${emailKey}`, { until: last.rolled_at + DICE_COOLDOWN_MS });
}

/** Milliseconds until the player may roll; 0 when they may. @param last their last roll */
async function cooldown(db: Db, userId: string, last: DiceRollTable | undefined, now: number): Promise<number> {
  const account = last ? undefined : await findUserById(db, userId);
  const end = last
    ? last.rolled_at + DICE_COOLDOWN_MS
    : await reservedUntil(db, `roll of ${account?.email_key ?? ''}`, now);
  // A clock that was set back must not extend the cooldown.
  return Math.min(Math.max(end - now, 0), DICE_COOLDOWN_MS);
}

function rollOf({ value, rolled_at }: DiceRollTable): DiceRoll {
  return { value, credits: value, rolledAt: rolled_at };
}
