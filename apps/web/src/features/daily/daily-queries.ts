import type { Daily } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { untilServer } from '../../shell/server-clock.ts';

/** Others play meanwhile. */
const BOARD_STALE_MS = 30_000;

/** Rows of the board of a day. */
const ROWS = '50';

/** What a day fixes. @param day undefined: today, by the server's clock */
export function dailyQuery(day: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.daily('day', day),
    queryFn: ({ signal }) => api('daily', { query: day === undefined ? {} : { day } }, { signal }),
    staleTime: BOARD_STALE_MS,
    refetchInterval: ({ state: { data } }) => data !== undefined && untilTurn(data),
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 'network',
  });
}

/** When a day changes: at its start and at its end. */
function untilTurn({ state, startsAt, endsAt }: Daily): number | false {
  return state !== 'past' && untilServer(state === 'tomorrow' ? startsAt : endsAt);
}

/** The best players of a day. */
export function dailyBoardQuery(day: string) {
  return queryOptions({
    queryKey: queryKeys.daily('board', day),
    queryFn: ({ signal }) => api('dailyBoard', { params: { day }, query: { limit: ROWS } }, { signal }),
    staleTime: BOARD_STALE_MS,
  });
}

/** The signed-in player's part of a day. */
export function dailyMeQuery(day: string, userId: string) {
  return queryOptions({
    queryKey: queryKeys.daily('me', day, userId),
    queryFn: ({ signal }) => api('dailyMe', { params: { day } }, { signal }),
    staleTime: BOARD_STALE_MS,
  });
}

/** Past days, a page at a time. @param userId undefined for a visitor */
export function pastDaysQuery(userId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: queryKeys.daily('past', undefined, userId),
    queryFn: ({ signal, pageParam }) =>
      api('pastDays', { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.day : undefined),
    staleTime: BOARD_STALE_MS,
  });
}

/** Days in a page of past days, unless it is the last. */
const PAGE = 30;

export function isUnknownDay(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'daily/not_found' || error.code === 'request/invalid');
}
