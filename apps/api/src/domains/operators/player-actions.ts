import type { Db, Trx } from '../../platform/database/database.ts';
import { changeName } from '../auth/change-name.ts';
import {
  endSessions,
  findUserById,
  findUserByName,
  listSessions,
  raiseSessionEpoch,
  updateUser,
} from '../auth/repository.ts';
import type { Account } from '../auth/table.ts';
import { reasonOf } from '../credits/reasons.ts';
import { readBalances } from '../credits/repository.ts';
import { give, take } from '../credits/service.ts';
import { insertPaymentOf } from '../payments/adopt-checkout.ts';
import type { PaidCheckout } from '../payments/paid-checkout.ts';
import { type Action, type ActionContext, ActionRefused, type Change } from './action.ts';

/** Bars a player: blocks sign-in and every session. Runs stay on the boards; each is voided separately. */
export const barAction = (whom: Whom): Action =>
  playerAction('player bar', whom, async (trx, player, { now }) => {
    if (player.barred_at !== null) throw new ActionRefused(`${player.username} is already barred.`);
    const sessions = await sessionsChange(trx, player, now);
    await barPlayer(trx, player.id, now);
    return [{ what: 'may sign in', before: 'yes', after: 'no' }, sessions];
  });

export const unbarAction = (whom: Whom): Action =>
  playerAction('player unbar', whom, async (trx, player) => {
    if (player.barred_at === null) throw new ActionRefused(`${player.username} is not barred.`);
    await unbarPlayer(trx, player.id);
    return [{ what: 'may sign in', before: 'no', after: 'yes' }];
  });

/** Renames a player and reserves the old name for a while, so that not even its owner may take it. */
export const renameAction = (whom: Whom, username: string): Action =>
  playerAction('player rename', whom, async (trx, player, { now }) => {
    await changeName(trx, player, { username, now, reserveFor: 'nobody' });
    return [{ what: 'name', before: player.username, after: username, personal: true }];
  });

/** Revokes every session of a player. */
export const signOutAction = (whom: Whom): Action =>
  playerAction('player sign-out', whom, async (trx, player, { now }) => {
    const sessions = await sessionsChange(trx, player, now);
    await endSessions(trx, player.id);
    return [sessions];
  });

/** Gives credits; debts are settled first. */
export const giveAction = (whom: Whom, amount: number): Action =>
  playerAction('credits give', whom, async (trx, player, context) =>
    balanceChanges(trx, player, async () => give(trx, movementOf(player, amount, context, reasonOf('given')))),
  );

/**
 * Books a checkout that the hub could not (`payment.unknown`) for a player, as a payment with n credits. They come when it is settled, which the
 * caller does after the commit, and the hourly job otherwise.
 */
export const giveForPaymentAction = (whom: Whom, amount: number, { session, provider, pack }: PaidCheckout): Action =>
  playerAction('credits give --payment', whom, async (trx, player, { now }) => {
    const purchase = { provider, userId: player.id, pack: { ...pack, credits: amount }, now };
    if (!(await insertPaymentOf(trx, session, purchase))) throw new ActionRefused(`${session.id} is booked already.`);
    return [
      { what: 'payment', before: null, after: session.id },
      { what: 'credits of the payment', before: 0, after: amount },
    ];
  });

/** Takes credits, all or none: only refunded payments create debts. */
export const takeAction = (whom: Whom, amount: number): Action =>
  playerAction('credits take', whom, async (trx, player, context) =>
    balanceChanges(trx, player, async ({ wallet }) => {
      const isCovered = await take(trx, movementOf(player, amount, context, reasonOf('taken')));
      if (!isCovered) throw new ActionRefused(`${player.username} has ${wallet} credits: ${amount} cannot be taken.`);
    }),
  );

/** A player that is named, by the username ignoring case or by the id. */
export type Whom = string | { readonly id: string };

/** An action on an account that was not deleted. */
export function playerAction(
  command: string,
  whom: Whom,
  perform: (trx: Trx, player: Account, context: ActionContext) => Promise<readonly Change[]>,
): Action {
  const name = typeof whom === 'string' ? whom : whom.id;
  return {
    command,
    async find(db) {
      const player = typeof whom === 'string' ? await findUserByName(db, whom) : await findUserById(db, whom.id);
      if (!player || player.deleted_at !== null) throw noPlayer(name);
      return { userId: player.id, runId: null, title: `player ${player.username}` };
    },
    async perform(trx, { userId }, context) {
      const player = await findUserById(trx, userId ?? '');
      if (!player) throw noPlayer(name);
      return perform(trx, player, context);
    },
  };
}

export function noPlayer(name: string): ActionRefused {
  return new ActionRefused(`There is no player called ${name}.`);
}

async function sessionsChange(db: Db, { id, barred_at: barredAt }: Account, now: number): Promise<Change> {
  const count = barredAt === null ? (await listSessions(db, id, now)).length : 0;
  return { what: 'sessions', before: count, after: 0 };
}

function movementOf({ id: userId }: Account, amount: number, { now, recordId }: ActionContext, reason: string) {
  return { userId, amount, reason, ref: `record:${recordId}`, now };
}

async function balanceChanges(
  db: Db,
  { id }: Account,
  move: (before: Awaited<ReturnType<typeof readBalances>>) => Promise<void>,
): Promise<Change[]> {
  const before = await readBalances(db, id);
  await move(before);
  const after = await readBalances(db, id);
  return [
    { what: 'credits', before: before.wallet, after: after.wallet },
    { what: 'owed credits', before: before.owed, after: after.owed },
  ].filter((change) => change.before !== change.after);
}

/**
 * Bars a player: revokes all sessions and blocks sign-in. Session rows stay until the bar is lifted, so that requests with one are
 * answered `auth/barred`. Runs stay on the boards; operators void them individually.
 */
async function barPlayer(db: Db, userId: string, now: number): Promise<void> {
  await updateUser(db, userId, { barred_at: now });
  await raiseSessionEpoch(db, userId);
}

/** Lifts a bar; earlier sessions stay revoked. */
async function unbarPlayer(db: Db, userId: string): Promise<void> {
  await updateUser(db, userId, { barred_at: null });
  await endSessions(db, userId);
}
