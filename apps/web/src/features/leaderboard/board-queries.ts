import { type BoardPeriod, LEADERBOARD_PAGE_SIZE } from '@star-seekers/contracts/board';
import { ApiError } from '@star-seekers/contracts/client';
import { DAY_MS } from '@star-seekers/contracts/daily';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { type BoardKey, queryKeys } from '../../shell/query-keys.ts';
import { serverNow, untilServer } from '../../shell/server-clock.ts';
import type { BoardRow } from './board-rows.ts';

/** How long the browser trusts a board (`P9.26`). */
export const LEADERBOARD_CACHE_MS = 30_000;

const cacheOptions = {
  staleTime: LEADERBOARD_CACHE_MS,
  /** One retry after a network or server error (`P4.11`). */
  retry: (failures: number, error: Error) =>
    failures < 1 && error instanceof ApiError && (error.code === 'network' || error.status >= 500),
} as const;
const page = { limit: String(LEADERBOARD_PAGE_SIZE) } as const;

/** A response that is not a list is read as a list of one (`P4.10`). */
function rowsOf<Row>(answer: Row[] | Row): Row[] {
  return Array.isArray(answer) ? answer : [answer];
}

/** Like {@link rowsOf}, without entries that have no user (`P4.10`). */
function playersOf<Row extends BoardRow>(answer: Row[] | Row): Row[] {
  return rowsOf(answer).filter(({ user }: { user?: BoardRow['user'] | null }) => user);
}

type GameBoardKey = Extract<BoardKey, { kind: 'game' }>;

export const globalBoardQuery = queryOptions({
  ...cacheOptions,
  queryKey: queryKeys.board({ kind: 'global' }),
  queryFn: async ({ signal }) => playersOf(await api('globalBoard', { query: page }, { signal })),
});

export const factionBoardQuery = queryOptions({
  ...cacheOptions,
  queryKey: queryKeys.board({ kind: 'factions' }),
  queryFn: async ({ signal }) => rowsOf(await api('factionBoard', {}, { signal })),
});

export function gameBoardQuery(board: GameBoardKey) {
  const params = { gameId: String(board.gameId) };
  return queryOptions({
    ...cacheOptions,
    queryKey: queryKeys.board(board),
    queryFn: async ({ signal }) =>
      playersOf(await api('gameBoard', { params, query: { ...page, ...placeOf(board) } }, { signal })),
    refetchInterval: () => untilNextPeriod(board),
  });
}

/** The player's own rank with the rows around it; enabled only while signed in. */
export function globalPlaceQuery(signedIn: boolean) {
  return queryOptions({
    ...cacheOptions,
    queryKey: queryKeys.boardMe({ kind: 'global' }),
    queryFn: ({ signal }) => api('globalBoardMe', {}, { signal }),
    enabled: signedIn,
  });
}

/** Like {@link globalPlaceQuery}, for a game's board. */
export function gamePlaceQuery(board: GameBoardKey, signedIn: boolean) {
  const params = { gameId: String(board.gameId) };
  return queryOptions({
    ...cacheOptions,
    queryKey: queryKeys.boardMe(board),
    queryFn: ({ signal }) => api('gameBoardMe', { params, query: placeOf(board) }, { signal }),
    refetchInterval: () => untilNextPeriod(board),
    enabled: signedIn,
  });
}

/** The present month or year gives way to the next one. */
function untilNextPeriod({ at, period }: GameBoardKey): number | false {
  return at === undefined && untilServer(periodEnd(period, serverNow()) + DAY_MS);
}

/** The board of a game, as the server is asked for it. */
function placeOf({ period, scope, at, scale }: GameBoardKey) {
  return {
    type: period,
    scope,
    ...(at !== undefined && { period: at }),
    ...(scale !== undefined && { scale: String(scale) }),
  };
}

/** Months and years in which a game has boards. */
export function boardPeriodsQuery(gameId: number) {
  return queryOptions({
    ...cacheOptions,
    queryKey: [...queryKeys.boards, 'periods', gameId],
    queryFn: ({ signal }) => api('boardPeriods', { params: { gameId: String(gameId) } }, { signal }),
  });
}

/** The last day (UTC, epoch ms) of the current period: boards reset on the 1st of the month or on January 1st (`P9.1`). */
export function periodEnd(period: BoardPeriod, now: number): number {
  const today = new Date(now);
  const year = today.getUTCFullYear();
  const next = period === 'monthly' ? Date.UTC(year, today.getUTCMonth() + 1) : Date.UTC(year + 1, 0);
  return next - DAY_MS;
}
