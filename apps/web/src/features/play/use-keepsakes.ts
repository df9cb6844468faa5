import type { KeepsakesAnswer } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** The player's collections by game; undefined while they are not known. */
export function useKeepsakes(userId: string): KeepsakesAnswer | undefined {
  return useQuery({
    queryKey: queryKeys.keepsakes(userId),
    queryFn: async ({ signal }) => api('keepsakes', {}, { signal }),
  }).data;
}
