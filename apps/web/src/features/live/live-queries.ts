import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** Runs begin and end all the time, but nobody waits for the list. */
const REFRESH_MS = 20_000;

/** Runs that are being played by players who let others watch. Not refreshed while a run is played on this page. */
export const liveRunsQuery = queryOptions({
  queryKey: queryKeys.liveRuns,
  queryFn: ({ signal }) => api('liveRuns', {}, { signal }),
  staleTime: REFRESH_MS / 2,
  refetchInterval: () => document.querySelector('[data-running]') === null && REFRESH_MS,
  retry: false,
});
