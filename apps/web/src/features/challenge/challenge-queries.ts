import { ApiError } from '@star-seekers/contracts/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** Others play meanwhile. */
const STALE_MS = 10_000;

/** A challenge with its results. */
export function challengeQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.challenge(id),
    queryFn: ({ signal }) => api('challenge', { params: { id } }, { signal }),
    staleTime: STALE_MS,
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 'network',
  });
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'challenges/not_found' || error.code === 'runs/not_found');
}
