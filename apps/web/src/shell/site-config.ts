import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

const CHECK_MS = 10 * 60_000;

/** What the operator set, and which build is served. Asked for now and then, so that a long visit learns of a new one. */
export function useSiteConfig() {
  return useQuery({
    queryKey: queryKeys.siteConfig,
    queryFn: ({ signal }) => api('config', {}, { signal }),
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
  });
}
