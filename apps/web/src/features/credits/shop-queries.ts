import { isHiddenPackage } from '@star-seekers/contracts/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { refreshUser } from '../session/session.ts';
import { CACHED_TRANSACTIONS, readCachedTransactions, writeCachedTransactions } from './cached-transactions.ts';

/** What is on sale, without the hidden packages (`P5.11`). */
export const packagesQuery = queryOptions({
  queryKey: queryKeys.packages,
  queryFn: ({ signal }) => api('creditPackages', {}, { signal }),
  select: (packages) => packages.filter((pack) => !isHiddenPackage(pack)),
});

/** How this hub is paid: for real, as a test, or not at all. */
export const paymentModeQuery = queryOptions({
  queryKey: queryKeys.config,
  queryFn: ({ signal }) => api('config', {}, { signal }),
  select: ({ payments }) => payments,
});

/** What came in and went out of a player's balance; what this device remembers of it is shown at once. */
export function transactionsQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.transactions(userId),
    queryFn: async ({ signal }) => {
      const transactions = await api('transactions', { query: { limit: String(CACHED_TRANSACTIONS) } }, { signal });
      writeCachedTransactions(userId, transactions);
      return transactions;
    },
    initialData: () => readCachedTransactions(userId),
    // Older than anything, so that it is shown but asked anew.
    initialDataUpdatedAt: 1,
    staleTime: 0,
  });
}

export const paymentHistoryQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: ({ signal }) => api('paymentHistory', {}, { signal }),
  staleTime: 0,
});

/** Asks anew for everything that a payment changes. Never rejects. */
export async function refreshAfterPayment(): Promise<void> {
  await Promise.all([
    refreshUser(),
    queryClient.invalidateQueries({ queryKey: queryKeys.payments }),
    queryClient.invalidateQueries({ queryKey: queryKeys.allTransactions }),
  ]);
}
