import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { GameHost, LeaveRequest } from '@star-seekers/games/game-host';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate } from 'react-router';
import { readJsonEntry, writeEntry } from '../../shell/device-storage.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useSession } from '../session/session.ts';
import { reportFrameTime, useDetail, useReducedMotion, useSettings, useTooSlow } from '../settings/settings-store.ts';
import { rememberPlayed } from './last-game.ts';
import { practiceAddress, usePracticeAddress } from './use-practice-address.ts';

/** What the page gives to a game's screen, whoever plays. */
export type PageHost = Pick<
  GameHost,
  | 'practiceOnly'
  | 'settings'
  | 'tooSlow'
  | 'onFrameTime'
  | 'hints'
  | 'onRunEnded'
  | 'guardLeaving'
  | 'tryNext'
  | 'playRanked'
  | 'watch'
  | 'challenge'
  | 'leave'
  | 'getCredits'
  | 'buyCredits'
>;

export function usePageHost(gameId: number): PageHost {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const practiceOnly = usePracticeAddress();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const signedIn = userId !== undefined;
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  const tooSlow = useTooSlow();
  const haptics = useSettings((settings) => settings.haptics);
  const guardLeaving = useLeaveGuard();
  const { challenge } = useChallenge();
  return useMemo(() => {
    const place = catalog.findIndex(({ id }) => id === gameId);
    const next = catalog[(place + 1) % catalog.length] as CatalogEntry;
    const toRanked = () => void navigate(`/game${gameId}`);
    return {
      practiceOnly,
      settings: { motion: reducedMotion ? 'reduced' : 'full', detail, haptics, hitBoxes: false },
      hints: seenHints,
      ...(userId !== undefined && { onRunEnded: () => rememberPlayed(userId, gameId) }),
      tooSlow,
      onFrameTime: reportFrameTime,
      guardLeaving,
      tryNext: {
        title: t(`${next.slug}.title`),
        open: () => void navigate(signedIn ? `/game${next.id}` : practiceAddress(next.id)),
      },
      playRanked: signedIn ? toRanked : () => openAuthDialog({ tab: 'signUp', onSignedIn: toRanked }),
      watch: (runId) => void navigate(`/run/${runId}`),
      challenge,
      leave: () => void navigate('/dashboard'),
      getCredits: () => void navigate('/dice-of-iris'),
      buyCredits: () => void navigate('/credits'),
    };
  }, [
    gameId,
    practiceOnly,
    userId,
    signedIn,
    reducedMotion,
    detail,
    tooSlow,
    haptics,
    guardLeaving,
    challenge,
    navigate,
    t,
  ]);
}

const HINTS_KEY = 'star-seekers:seen-hints';

/** Hints of the games that this device has shown; each is shown once. */
export const seenHints: GameHost['hints'] = {
  isSeen: (hint) => readHints().includes(hint),
  see(hint) {
    const seen = readHints();
    if (!seen.includes(hint)) writeEntry(HINTS_KEY, JSON.stringify([...seen, hint]));
  },
};

function readHints(): readonly string[] {
  const stored = readJsonEntry(HINTS_KEY);
  return Array.isArray(stored) ? stored.filter((hint) => typeof hint === 'string') : [];
}

/** Holds the router back while a game asks the player whether to end the run. */
function useLeaveGuard(): GameHost['guardLeaving'] {
  const ask = useRef<((request: LeaveRequest) => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => ask.current !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (ask.current) ask.current({ proceed: () => blocker.proceed(), stay: () => blocker.reset() });
    // The run ended between the click and the question.
    else blocker.proceed();
  }, [blocker]);
  return useCallback((next) => {
    ask.current = next;
    return () => {
      if (ask.current === next) ask.current = null;
    };
  }, []);
}
