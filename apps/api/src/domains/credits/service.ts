import type { Balances, Transaction } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { insufficientCredits, nothingToCollect } from './errors.ts';
import { INHERITED, debtorsOf } from './inherit-debts.ts';
import {
  createAccounts,
  credit,
  debit,
  insertTransfer,
  isPlayerAccount,
  listWalletTransfers,
  readBalances,
  transferKey,
} from './repository.ts';
import { kindOf, reasonOf } from './reasons.ts';
import type { AccountKind, LedgerTransferTable, SystemAccount } from './table.ts';

/**
 * The ledger. Only this domain writes accounts and transfers. Every function that moves credits takes the transaction of its subject,
 * so that both commit or neither.
 */

/** Creates the accounts of a new player: empty, but for what deleted accounts of the same mailbox owe. */
export async function openAccounts(trx: Db, userId: string, now: number): Promise<void> {
  await createAccounts(trx, userId);
  await inheritDebts(trx, userId, now);
}

export async function balancesOf(db: Db, userId: string): Promise<Balances> {
  const { wallet, pending, owed } = await readBalances(db, userId);
  return { credits: wallet, pendingCredits: pending, owedCredits: owed };
}

interface Movement {
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  /** Subject by kind and id: `roll:…`, `run:…`. Unique, so that no transfer is made twice. */
  readonly ref: string;
  readonly now: number;
}

/** Grants credits to be collected: `treasury → pending`. */
export async function grant(trx: Db, movement: Movement): Promise<void> {
  await transfer(trx, movement, 'treasury', 'pending');
}

/** Charges the price of a run: `wallet → play`. @returns the credits left @throws {ApiFailure} credits/insufficient */
export async function charge(trx: Db, movement: Movement): Promise<number> {
  const { userId, amount } = movement;
  const left = await debit(trx, { userId, kind: 'wallet', amount });
  if (left === undefined) throw insufficientCredits(amount, (await readBalances(trx, userId)).wallet);
  await record(trx, movement, 'wallet', 'play');
  return left;
}

/** Spends credits at the player's request: `wallet → play`. @throws {ApiFailure} credits/insufficient */
export async function spend(
  trx: Db,
  request: { userId: string; amount: number; reason: string | undefined; now: number },
): Promise<{ credits: number }> {
  const { userId, amount, reason = reasonOf('spent'), now } = request;
  return { credits: await charge(trx, { userId, amount, reason, ref: `spend:${newId(now)}`, now }) };
}

/** Refunds the price of a run: `play → wallet`. */
export async function refund(trx: Db, movement: Movement): Promise<void> {
  await transfer(trx, movement, 'play', 'wallet');
}

/** Gives credits on behalf of an operator: `treasury → wallet`. */
export async function give(trx: Db, movement: Movement): Promise<void> {
  await transfer(trx, movement, 'treasury', 'wallet');
  await settleDebt(trx, movement);
}

/** Takes credits on behalf of an operator: `wallet → treasury`. @returns false, with nothing taken, when the wallet does not cover them */
export async function take(trx: Db, movement: Movement): Promise<boolean> {
  return transfer(trx, movement, 'wallet', 'treasury');
}

/** Moves granted credits into the wallet: `pending → wallet`. @throws {ApiFailure} credits/nothing_to_collect */
export async function collect(trx: Db, request: { userId: string; amount: number; now: number }): Promise<Balances> {
  const id = newId(request.now);
  // Only the dice grant credits to collect.
  const movement = { ...request, reason: reasonOf('dice'), ref: `collect:${id}` };
  const covered = await transfer(trx, movement, 'pending', 'wallet');
  if (covered) await settleDebt(trx, movement);
  const balances = await balancesOf(trx, request.userId);
  if (!covered) throw nothingToCollect(balances.pendingCredits);
  return balances;
}

/** Grants bought credits, or restores those of a won dispute: `sales → wallet`. */
export async function sell(trx: Db, movement: Movement): Promise<void> {
  await transfer(trx, movement, 'sales', 'wallet');
  await settleDebt(trx, movement);
}

/**
 * Reverses sold credits after a refund or a dispute: `wallet → sales` as far as the wallet covers them. The rest is owed
 * (`docs/architecture.md`).
 */
export async function reverseSale(trx: Db, movement: Movement): Promise<void> {
  const reversed = await transferUpTo(trx, movement, 'wallet', 'sales');
  const rest = movement.amount - reversed;
  if (rest > 0) await transfer(trx, { ...movement, amount: rest }, 'claims', 'owed');
}

/** Takes the debts of deleted accounts of the player's mailbox over: `owed → claims` there, `claims → owed` here. */
async function inheritDebts(trx: Db, userId: string, now: number): Promise<void> {
  for (const debtor of await debtorsOf(trx, userId)) {
    const { owed } = await readBalances(trx, debtor);
    const movement = { amount: owed, reason: reasonOf('owed'), ref: `${INHERITED}:${newId(now)}`, now };
    const amount = await transferUpTo(trx, { ...movement, userId: debtor }, 'owed', 'claims');
    if (amount > 0) await transfer(trx, { ...movement, userId, amount }, 'claims', 'owed');
  }
}

/** Settles debts from incoming credits: `wallet → sales`, and reduces the debt by as much. */
async function settleDebt(trx: Db, movement: Movement): Promise<void> {
  await inheritDebts(trx, movement.userId, movement.now);
  const payment = { ...movement, reason: reasonOf('owed'), ref: `owed:${movement.ref}` };
  const amount = await transferUpTo(trx, payment, 'owed', 'claims');
  if (amount > 0) await transfer(trx, { ...payment, amount }, 'wallet', 'sales');
}

/** Transfers as much as the account covers, at most `movement.amount`. @returns the amount */
async function transferUpTo(trx: Db, movement: Movement, from: AccountKind, to: SystemAccount): Promise<number> {
  for (;;) {
    const balance = (await readBalances(trx, movement.userId))[from];
    const amount = Math.min(balance, movement.amount);
    // False only after a concurrent debit: read the balance again.
    if (amount === 0 || (await transfer(trx, { ...movement, amount }, from, to))) return amount;
  }
}

/** The wallet's history, newest first; all of it without a limit. */
export async function transactionsOf(
  db: Db,
  userId: string,
  page: { limit?: number; before?: string | undefined } = {},
): Promise<Transaction[]> {
  return (await listWalletTransfers(db, userId, page)).map(transactionOf);
}

function transactionOf(row: LedgerTransferTable): Transaction {
  return {
    id: row.id,
    type: row.credit === 'wallet' ? 'earned' : 'spent',
    amount: row.amount,
    description: row.reason,
    ...kindOf(row),
    timestamp: row.created_at,
  };
}

type Side = LedgerTransferTable['debit'];

/** @returns false, with nothing moved, when the account does not cover the amount */
async function transfer(trx: Db, movement: Movement, from: Side, to: Side): Promise<boolean> {
  const { userId, amount } = movement;
  if (isPlayerAccount(from) && (await debit(trx, { userId, kind: from, amount })) === undefined) return false;
  if (isPlayerAccount(to)) await credit(trx, { userId, kind: to, amount });
  await record(trx, movement, from, to);
  return true;
}

/** Writes a transfer to the ledger. */
async function record(trx: Db, { userId, amount, reason, ref, now }: Movement, from: Side, to: Side): Promise<void> {
  await insertTransfer(trx, {
    id: newId(now),
    idempotency_key: transferKey(from, to, ref),
    user_id: userId,
    debit: from,
    credit: to,
    amount,
    reason,
    ref,
    created_at: now,
  });
}
