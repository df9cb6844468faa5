import { ApiError } from '@star-seekers/contracts/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** A run does not change; its ranks do. */
const STALE_MS = 60_000;

/** Whatever a refusal says stays so; only a lost connection is tried again. */
const retry = (failures: number, error: Error) => failures < 1 && error instanceof ApiError && error.code === 'network';

/** Everything public about a run but its recording. */
export function runPageQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.run(id, 'page'),
    queryFn: ({ signal }) => api('runPage', { params: { id } }, { signal }),
    staleTime: STALE_MS,
    retry,
  });
}

/** Its score over time, and that of the runs it is compared with. */
export function runPaceQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.run(id, 'pace'),
    queryFn: ({ signal }) => api('runPace', { params: { id } }, { signal }),
    staleTime: STALE_MS,
    retry,
  });
}

/** Its recording. */
export function replayQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.run(id, 'replay'),
    queryFn: ({ signal }) => api('replay', { params: { id } }, { signal }),
    staleTime: Infinity,
    retry,
  });
}
