import { ApiError } from '@star-seekers/contracts/client';
import { LEADERBOARD_CACHE_MS, LEADERBOARD_PAGE_SIZE } from '@star-seekers/contracts/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { type BoardKey, queryKeys } from '../../shell/query-keys.ts';
import type { BoardRow } from './board-rows.ts';

const cached = {
  staleTime: LEADERBOARD_CACHE_MS,
  /** Once, when the network or the server failed (`P4.11`). */
  retry: (failures: number, error: Error) =>
    failures < 1 && error instanceof ApiError && (error.code === 'network' || error.status >= 500),
} as const;
const page = { limit: String(LEADERBOARD_PAGE_SIZE) } as const;

/** A board that is no list is read as a list of one (`P4.10`). */
function rowsOf<Row>(answer: Row[] | Row): Row[] {
  return Array.isArray(answer) ? answer : [answer];
}

/** As {@link rowsOf}; an entry without a user is skipped (`P4.10`). */
function playersOf<Row extends BoardRow>(answer: Row[] | Row): Row[] {
  return rowsOf(answer).filter(({ user }: { user?: BoardRow['user'] | null }) => user);
}

type GameBoardKey = Extract<BoardKey, { kind: 'game' }>;

export const globalBoardQuery = queryOptions({
  ...cached,
  queryKey: queryKeys.board({ kind: 'global' }),
  queryFn: async ({ signal }) => playersOf(await api('globalBoard', { query: page }, { signal })),
});

export const factionBoardQuery = queryOptions({
  ...cached,
  queryKey: queryKeys.board({ kind: 'factions' }),
  queryFn: async ({ signal }) => rowsOf(await api('factionBoard', {}, { signal })),
});

export function gameBoardQuery(board: GameBoardKey) {
  const { gameId, period, scope } = board;
  return queryOptions({
    ...cached,
    queryKey: queryKeys.board(board),
    queryFn: async ({ signal }) => {
      const params = { gameId: String(gameId) };
      return playersOf(await api('gameBoard', { params, query: { ...page, type: period, scope } }, { signal }));
    },
  });
}

/** The player's own place with the rows around it; only asked for somebody who is signed in. */
export function globalPlaceQuery(signedIn: boolean) {
  return queryOptions({
    ...cached,
    queryKey: queryKeys.boardMe({ kind: 'global' }),
    queryFn: ({ signal }) => api('globalBoardMe', {}, { signal }),
    enabled: signedIn,
  });
}

/** As {@link globalPlaceQuery}, on a game's board. */
export function gamePlaceQuery(board: GameBoardKey, signedIn: boolean) {
  const { gameId, period, scope } = board;
  return queryOptions({
    ...cached,
    queryKey: queryKeys.boardMe(board),
    queryFn: ({ signal }) =>
      api('gameBoardMe', { params: { gameId: String(gameId) }, query: { type: period, scope } }, { signal }),
    enabled: signedIn,
  });
}
