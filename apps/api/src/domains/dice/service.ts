import type { DiceCooldown, DiceRoll, RollAnswer } from '@star-seekers/contracts';
import { DICE_COOLDOWN_MS } from '@star-seekers/contracts/dice';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { reserveIfFree, reservedUntil } from '../../platform/reservations/reservations.ts';
import type { Services } from '../../platform/services.ts';
import { signInFirst } from '../auth/errors.ts';
import { mailboxOf } from '../credits/mailbox.ts';
import { findUserById } from '../auth/repository.ts';
import type { Account } from '../auth/table.ts';
import { reasonOf } from '../credits/reasons.ts';
import { grant } from '../credits/service.ts';
import { type RollWindow, type SeededRoll, insertRoll, lastRoll, lastRolls } from './repository.ts';
import { rollSeed } from './seeds.ts';

/** Dice cooldown: 24 h from the last roll of the player's mailbox (`P9.28`). @throws {ApiFailure} auth/required when the account is gone */
export async function readCooldown(services: Services, userId: string): Promise<DiceCooldown> {
  const { db, clock } = services;
  const account = await requireAccount(db, userId);
  const timeRemaining = await cooldown(db, account, await lastRoll(db, userId), clock.now());
  const mustConfirm = hasToConfirm(services, account);
  return { canRoll: timeRemaining === 0, timeRemaining, ...(mustConfirm && { confirmEmail: true }) };
}

/**
 * Rolls and grants the credits of the face in one transaction.
 * @param clientSeed what the player's browser adds to the server seed
 * @throws {ApiFailure} dice/cooling_down, dice/email_unconfirmed, auth/required when the account is gone
 */
export async function roll(services: Services, userId: string, clientSeed: string): Promise<RollAnswer> {
  const { clock, db } = services;
  return db.playerTransaction(userId, async (trx) => {
    const now = clock.now();
    const account = await requireAccount(trx, userId);
    if (hasToConfirm(services, account)) throw emailUnconfirmed();
    const last = await lastRoll(trx, userId);
    const timeRemaining = await cooldown(trx, account, last, now);
    if (timeRemaining > 0) throw coolingDown(timeRemaining, recent(last, now));
    // Of simultaneous rolls of accounts with the same mailbox one takes the reservation.
    const until = now + DICE_COOLDOWN_MS;
    if (!(await reserveIfFree(trx, rollOfMailbox(account), { now, until })))
      throw coolingDown(DICE_COOLDOWN_MS, undefined);
    const rolled = await rollSeed(trx, services, userId, clientSeed);
    const id = newId(now);
    await insertRoll(trx, { id, user_id: userId, number: (last?.number ?? 0) + 1, rolled_at: now, ...rolled });
    await grant(trx, { userId, amount: rolled.value, reason: reasonOf('dice'), ref: `roll:${id}`, now });
    const [answer] = await rollsOf(trx, userId, { limit: 1 });
    if (!answer) throw new Error('a roll was not stored');
    return { ...answer, nextRollAt: until };
  });
}

/** The player's rolls, newest first; all of them without a limit. */
export async function rollsOf(db: Db, userId: string, rolls?: RollWindow): Promise<DiceRoll[]> {
  return (await lastRolls(db, userId, rolls)).map(rollOf);
}

/** Milliseconds until the player may roll; 0 when they may. @param last their last roll */
async function cooldown(db: Db, account: Account, last: SeededRoll | undefined, now: number): Promise<number> {
  // Accounts with the same mailbox share a roll, and so does one that is deleted and made again.
  const ofMailbox = await reservedUntil(db, rollOfMailbox(account), now);
  const end = Math.max(last ? last.rolled_at + DICE_COOLDOWN_MS : 0, ofMailbox);
  // A clock that was set back must not extend the cooldown.
  return Math.min(Math.max(end - now, 0), DICE_COOLDOWN_MS);
}

/** What a roll reserves, so that it is the only one of its mailbox. */
function rollOfMailbox({ email_key: email }: Account): string {
  return `roll of ${mailboxOf(email)}`;
}

/** The player's own roll of the last 24 hours. */
function recent(last: SeededRoll | undefined, now: number): DiceRoll | undefined {
  return last && last.rolled_at + DICE_COOLDOWN_MS > now ? rollOf(last) : undefined;
}

function hasToConfirm({ verifyEmail }: Services, { email_confirmed_at: confirmedAt }: Account): boolean {
  return verifyEmail === 'required' && confirmedAt === null;
}

async function requireAccount(db: Db, userId: string): Promise<Account> {
  const account = await findUserById(db, userId);
  if (!account) throw signInFirst();
  return account;
}

/** A roll as the player sees it: with its server seed only if that is revealed. */
function rollOf(roll: SeededRoll): DiceRoll {
  const { number, value, rolled_at: rolledAt, seed_hash: seedHash, client_seed: clientSeed, nonce } = roll;
  const serverSeed = roll.revealed_at === null ? null : roll.server_seed;
  const proof =
    seedHash === null || clientSeed === null || nonce === null ? null : { seedHash, clientSeed, nonce, serverSeed };
  return { number, value, credits: value, rolledAt, proof };
}

function coolingDown(timeRemaining: number, lastRoll: DiceRoll | undefined): ApiFailure {
  return new ApiFailure('dice/cooling_down', 'You can roll the dice again 24 hours after the last roll.', {
    details: { timeRemaining, ...(lastRoll && { lastRoll }) },
  });
}

const emailUnconfirmed = () =>
  new ApiFailure(
    'dice/email_unconfirmed',
    'Confirm your email address first, with the link that this hub has sent you.',
  );
