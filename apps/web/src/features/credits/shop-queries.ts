import type { Transaction } from '@star-seekers/contracts';
import { isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { readJsonEntry, writeEntry } from '../../shell/device-storage.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { refreshUser } from '../session/session.ts';
import { isMovementKind } from './describe-movement.ts';

/** Packages on sale, without the hidden ones (`P5.11`). */
export const packagesQuery = queryOptions({
  queryKey: queryKeys.packages,
  queryFn: ({ signal }) => api('creditPackages', {}, { signal }),
  select: (packages) => packages.filter((pack) => !isHiddenPackage(pack)),
});

/** A player's transactions. Cached ones are shown until the server responds. */
export function transactionsQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.transactions(userId),
    queryFn: async ({ signal }) => {
      const transactions = await api('transactions', { query: { limit: String(CACHED_TRANSACTIONS) } }, { signal });
      writeCachedTransactions(userId, transactions);
      return transactions;
    },
    initialData: () => readCachedTransactions(userId),
    // Marks the cached data as stale, so that it is shown and fetched again.
    initialDataUpdatedAt: 1,
    staleTime: 0,
  });
}

export const paymentHistoryQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: ({ signal }) => api('paymentHistory', {}, { signal }),
  staleTime: 0,
});

/** Refetches everything that a payment changes. Never rejects. */
export async function refreshAfterPayment(): Promise<void> {
  await Promise.all([
    refreshUser(),
    queryClient.invalidateQueries({ queryKey: queryKeys.payments }),
    queryClient.invalidateQueries({ queryKey: queryKeys.allTransactions }),
  ]);
}

/** Number of transactions cached per player on this device (`P9.4`). */
const CACHED_TRANSACTIONS = 100;

/** The cached transactions of a player; undefined when there are none or they are malformed. */
function readCachedTransactions(userId: string): Transaction[] | undefined {
  const stored = readJsonEntry(keyOf(userId));
  return Array.isArray(stored) && stored.every(isTransaction) ? stored : undefined;
}

/** Caches the latest transactions. */
function writeCachedTransactions(userId: string, transactions: readonly Transaction[]): void {
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
