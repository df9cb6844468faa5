import type { Transaction } from '@star-seekers/contracts';

/** Transactions that this device remembers of a player (`P9.4`). */
export const CACHED_TRANSACTIONS = 100;

/** What this device remembers of a player's credits; undefined when that is nothing, or not of our making. */
export function readCachedTransactions(userId: string): Transaction[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(stored) && stored.every(isTransaction) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the latest of them. Private browsing may refuse storage; then nothing is remembered. */
export function writeCachedTransactions(userId: string, transactions: readonly Transaction[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(transactions.slice(0, CACHED_TRANSACTIONS)));
  } catch {
    return;
  }
}

/** By player: nobody is shown what another account did (`P3.6`). */
function keyOf(userId: string): string {
  return `star-seekers:transactions:${userId}`;
}

function isTransaction(value: unknown): value is Transaction {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, amount, description, timestamp } = value as Partial<Record<keyof Transaction, unknown>>;
  const texts = typeof id === 'string' && typeof description === 'string' && (type === 'earned' || type === 'spent');
  return texts && Number.isInteger(amount) && Number(amount) > 0 && Number.isInteger(timestamp);
}
