import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** What the operator set: links and the trailer. Asked for once a visit. */
export function useSiteConfig() {
  return useQuery({
    queryKey: queryKeys.siteConfig,
    queryFn: ({ signal }) => api('config', {}, { signal }),
    staleTime: Infinity,
  });
}
