import { LEADERBOARD_CACHE_MS, LEADERBOARD_PAGE_SIZE } from '@star-seekers/contracts/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { type BoardKey, queryKeys } from '../../shell/query-keys.ts';

const cached = { staleTime: LEADERBOARD_CACHE_MS } as const;
const page = { limit: String(LEADERBOARD_PAGE_SIZE) } as const;

type GameBoardKey = Extract<BoardKey, { kind: 'game' }>;

export const globalBoardQuery = queryOptions({
  ...cached,
  queryKey: queryKeys.board({ kind: 'global' }),
  queryFn: ({ signal }) => api('globalBoard', { query: page }, { signal }),
});

export const factionBoardQuery = queryOptions({
  ...cached,
  queryKey: queryKeys.board({ kind: 'factions' }),
  queryFn: ({ signal }) => api('factionBoard', {}, { signal }),
});

export function gameBoardQuery(board: GameBoardKey) {
  const { gameId, period, scope } = board;
  return queryOptions({
    ...cached,
    queryKey: queryKeys.board(board),
    queryFn: ({ signal }) =>
      api('gameBoard', { params: { gameId: String(gameId) }, query: { ...page, type: period, scope } }, { signal }),
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
