import type { GameHost } from '@star-seekers/games/game-host';
import { useMemo } from 'react';
import { collectInPractice, usePracticeKeepsakes } from './device-keepsakes.ts';
import type { DayOfGame } from '../daily/day-of-game.ts';
import { usePageHost } from './use-page-host.ts';

/** What the hub gives to a game's screen while nobody is signed in: everything that practice needs. */
export function useVisitorHost(gameId: number, ofDay?: DayOfGame): GameHost {
  const conditions = ofDay?.conditions;
  const page = usePageHost(gameId);
  const keepsakes = usePracticeKeepsakes((collections) => collections[gameId]);
  return useMemo(
    () => ({
      ...page,
      ranked: null,
      credits: null,
      bestScore: null,
      keepsakes: keepsakes ?? NONE,
      collect: (kept) => collectInPractice(gameId, kept),
      gamesPlayed: null,
      lastResult: null,
      resumable: null,
      ...(conditions && { conditions, leave: conditions.toDay ?? page.leave }),
    }),
    [page, gameId, keepsakes, conditions],
  );
}

const NONE: GameHost['keepsakes'] = [];
