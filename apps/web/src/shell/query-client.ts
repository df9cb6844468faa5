import { ApiError } from '@star-seekers/contracts/client';
import { QueryClient } from '@tanstack/react-query';

const RETRIED_STATUSES: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Server state of the whole hub. A refusal is final; a lost or busy server is asked once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && RETRIED_STATUSES.has(error.status),
      retryDelay: 800,
      // Without a network a screen says so and is asked for anew when it returns, instead of waiting without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
