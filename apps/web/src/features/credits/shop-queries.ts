import { isHiddenPackage } from '@star-seekers/contracts/credit-packages';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { refreshUser } from '../session/session.ts';
import { CACHED_TRANSACTIONS, readCachedTransactions, writeCachedTransactions } from './cached-transactions.ts';

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
