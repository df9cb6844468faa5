import { ApiError } from '@star-seekers/contracts/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIED_STATUSES: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Server state of the hub. Client errors are final; requests to a lost or busy server are retried once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && RETRIED_STATUSES.has(error.status),
      retryDelay: 800,
      // Offline requests fail at once and show an error instead of pausing; they are fetched again on reconnect.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
