import { LEADERBOARD_CACHE_MS, type GameId } from '@star-seekers/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import type { BoardAddress } from './board-address.ts';

/** Boards are asked anew after 30 s, and once more when they fail (`platform.md §7`). */
const BOARD_OPTIONS = { staleTime: LEADERBOARD_CACHE_MS, retry: 1 } as const;

export function useHallOfFame() {
  return useQuery({
    ...BOARD_OPTIONS,
    queryKey: queryKeys.board({ kind: 'global' }),
    queryFn: ({ signal }) => api('globalBoard', {}, { signal }),
  });
}

/** The player's place with the rows around it. */
export function useOwnPlaceInHall(signedIn: boolean) {
  return useQuery({
    ...BOARD_OPTIONS,
    enabled: signedIn,
    queryKey: queryKeys.boardMe({ kind: 'global' }),
    queryFn: ({ signal }) => api('globalBoardMe', {}, { signal }),
  });
}

export function useFactionBoard() {
  return useQuery({
    ...BOARD_OPTIONS,
    queryKey: queryKeys.board({ kind: 'factions' }),
    queryFn: ({ signal }) => api('factionBoard', {}, { signal }),
  });
}

export function useGameBoard({ gameId, period, scope }: BoardAddress) {
  return useQuery({
    ...BOARD_OPTIONS,
    queryKey: queryKeys.board({ kind: 'game', gameId, period, scope }),
    queryFn: ({ signal }) =>
      api('gameBoard', { params: { gameId: parameter(gameId) }, query: { type: period, scope } }, { signal }),
  });
}

export function useOwnPlaceInGame({ gameId, period, scope }: BoardAddress, signedIn: boolean) {
  return useQuery({
    ...BOARD_OPTIONS,
    enabled: signedIn,
    queryKey: queryKeys.boardMe({ kind: 'game', gameId, period, scope }),
    queryFn: ({ signal }) =>
      api('gameBoardMe', { params: { gameId: parameter(gameId) }, query: { type: period, scope } }, { signal }),
  });
}

function parameter(gameId: GameId): string {
  return String(gameId);
}
