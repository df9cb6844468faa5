import type { GameHost } from '@star-seekers/games/game-host';
import { useMemo } from 'react';
import { usePageHost } from './use-page-host.ts';

/** What the hub gives to a game's screen while nobody is signed in: everything that practice needs. */
export function useVisitorHost(gameId: number): GameHost {
  const page = usePageHost(gameId);
  return useMemo(
    () => ({
      ...page,
      ranked: null,
      credits: null,
      bestPoints: null,
      gamesPlayed: null,
      lastResult: null,
      resumable: null,
    }),
    [page],
  );
}
