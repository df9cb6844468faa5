import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

const CHECK_MS = 10 * 60_000;

/** The operator's configuration and the served build. Refetched periodically, so that a long visit detects a new build. */
export function useSiteConfig() {
  return useQuery({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => api('config', {}, { signal }),
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
  });
}
