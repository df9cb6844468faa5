import type { Gate } from '@star-seekers/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { untilServer } from '../../shell/server-clock.ts';

/** How long the browser trusts the gates, as with boards. */
const GATES_CACHE_MS = 30_000;

/** Outdated by a verified run, as boards are. */
const key = (...parts: readonly string[]) => [...queryKeys.boards, 'gates', ...parts];

/** The gates of the present month. */
export const gatesQuery = queryOptions({
  queryKey: key('now'),
  queryFn: ({ signal }) => api('gates', {}, { signal }),
  staleTime: GATES_CACHE_MS,
  refetchInterval: ({ state: { data } }) => data !== undefined && untilServer(data.endsAt),
});

/** The player's own part in the present month. */
export function ownPartQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: key('me', userId ?? ''),
    queryFn: ({ signal }) => api('gatesMe', {}, { signal }),
    staleTime: GATES_CACHE_MS,
    enabled: userId !== undefined,
  });
}

/** Months that have a chronicle. */
export const chroniclesQuery = queryOptions({
  queryKey: key('chronicles'),
  queryFn: ({ signal }) => api('chronicles', {}, { signal }),
  staleTime: GATES_CACHE_MS,
});

export function chronicleQuery(month: string) {
  return queryOptions({
    queryKey: key('chronicle', month),
    queryFn: ({ signal }) => api('chronicle', { params: { month } }, { signal }),
    staleTime: GATES_CACHE_MS,
  });
}

/** The gate that takes the least to turn; undefined while nobody holds any. */
export function closestGate(gates: readonly Gate[]): Gate | undefined {
  const held = gates.filter(({ turn, holder }) => turn && holder);
  return held.toSorted((one, other) => (one.turn?.missing ?? 0) - (other.turn?.missing ?? 0))[0];
}
