import type { Transaction } from '@star-seekers/contracts';
import { isMovementKind } from './describe-movement.ts';
import { readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

/** Number of transactions cached per player on this device (`P9.4`). */
export const CACHED_TRANSACTIONS = 100;

/** The cached transactions of a player; undefined when there are none or they are malformed. */
export function readCachedTransactions(userId: string): Transaction[] | undefined {
  const stored = readJsonEntry(keyOf(userId));
  return Array.isArray(stored) && stored.every(isTransaction) ? stored : undefined;
}

/** Caches the latest transactions. */
export function writeCachedTransactions(userId: string, transactions: readonly Transaction[]): void {
  writeEntry(keyOf(userId), JSON.stringify(transactions.slice(0, CACHED_TRANSACTIONS)));
}

/** The key has the player's id, so that no account sees another's activity (`P3.6`). */
function keyOf(userId: string): string {
  return `star-seekers:transactions:${userId}`;
}

function isTransaction(value: unknown): value is Transaction {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof Transaction, unknown>>;
  const { id, type, amount, description, kind, name, timestamp } = entry;
  const isKnown = (type === 'earned' || type === 'spent') && (kind === null || isMovementKind(kind));
  const texts =
    typeof id === 'string' && typeof description === 'string' && (name === null || typeof name === 'string');
  return isKnown && texts && Number.isInteger(amount) && Number(amount) > 0 && Number.isInteger(timestamp);
}
