import type { Balances, Transaction } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { insufficientCredits, nothingToCollect } from './errors.ts';
import {
  createAccounts,
  credit,
  debit,
  insertTransfer,
  isPlayersAccount,
  listWalletTransfers,
  readBalances,
} from './repository.ts';
import type { LedgerTransferTable } from './table.ts';

/**
 * The ledger. Only this domain writes accounts and transfers; every function that moves credits takes the transaction of what
 * it belongs to, so that both happen or neither.
 */

/** The two accounts of a new player, both empty. */
export const openAccounts = createAccounts;

export async function balancesOf(db: Db, userId: string): Promise<Balances> {
  const { wallet, pending } = await readBalances(db, userId);
  return { credits: wallet, pendingCredits: pending };
}

/** What the wallet's history shows of collected credits: only the dice grants any. */
const COLLECT_REASON = 'Dice of Iris';

interface Movement {
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  /** The thing it was for, by kind and id: `roll:…`, `run:…`. Names the transfer, so that none can be made twice. */
  readonly ref: string;
  readonly now: number;
}

/** Grants credits that wait to be collected: `treasury → pending`. */
export async function grant(trx: Db, movement: Movement): Promise<void> {
  await transfer(trx, movement, 'treasury', 'pending');
}

/** Takes the price of a run: `wallet → play`. @throws {ApiFailure} credits/insufficient */
export async function charge(trx: Db, movement: Movement): Promise<void> {
  const covered = await transfer(trx, movement, 'wallet', 'play');
  if (!covered) throw insufficientCredits(movement.amount, (await readBalances(trx, movement.userId)).wallet);
}

/** What the history shows of credits that were spent without a word on what for. */
const SPEND_REASON = 'Credits spent';

/** Spends credits at the player's own wish: `wallet → play`. @throws {ApiFailure} credits/insufficient */
export async function spend(
  trx: Db,
  request: { userId: string; amount: number; reason: string | undefined; now: number },
): Promise<{ credits: number }> {
  const { userId, amount, reason = SPEND_REASON, now } = request;
  await charge(trx, { userId, amount, reason, ref: `spend:${newId(now)}`, now });
  return { credits: (await readBalances(trx, userId)).wallet };
}

/** Pays the price of a run back: `play → wallet`. */
export async function giveBack(trx: Db, movement: Movement): Promise<void> {
  await transfer(trx, movement, 'play', 'wallet');
}

/** Moves granted credits into the wallet: `pending → wallet`. @throws {ApiFailure} credits/nothing_to_collect */
export async function collect(trx: Db, request: { userId: string; amount: number; now: number }): Promise<Balances> {
  const id = newId(request.now);
  const movement = { ...request, reason: COLLECT_REASON, ref: `collect:${id}` };
  const covered = await transfer(trx, movement, 'pending', 'wallet');
  const balances = await balancesOf(trx, request.userId);
  if (!covered) throw nothingToCollect(balances.pendingCredits);
  return balances;
}

/** The wallet's history, newest first. */
export async function transactionsOf(
  db: Db,
  userId: string,
  page: { limit: number; before?: string | undefined },
): Promise<Transaction[]> {
  return (await listWalletTransfers(db, userId, page)).map(transactionOf);
}

/** The wallet's whole history, newest first. */
export async function allTransactionsOf(db: Db, userId: string): Promise<Transaction[]> {
  return (await listWalletTransfers(db, userId)).map(transactionOf);
}

function transactionOf(row: LedgerTransferTable): Transaction {
  return {
    id: row.id,
    type: row.credit === 'wallet' ? 'earned' : 'spent',
    amount: row.amount,
    description: row.reason,
    timestamp: row.created_at,
  };
}

async function transfer(
  trx: Db,
  { userId, amount, reason, ref, now }: Movement,
  from: LedgerTransferTable['debit'],
  to: LedgerTransferTable['credit'],
): Promise<boolean> {
  if (isPlayersAccount(from) && !(await debit(trx, userId, from, amount))) return false;
  if (isPlayersAccount(to)) await credit(trx, userId, to, amount);
  await insertTransfer(trx, {
    id: newId(now),
    idempotency_key: `${from}>${to}:${ref}`,
    user_id: userId,
    debit: from,
    credit: to,
    amount,
    reason,
    ref,
    created_at: now,
  });
  return true;
}
