import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import type { GameHost } from '@star-seekers/games/game-host';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLatest } from '@star-seekers/stage/screen/use-latest.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useSession } from '../session/session.ts';
import { reportFrameTime, useDetail, useReducedMotion, useSettings, useTooSlow } from '../settings/settings-store.ts';
import { seenHints } from './seen-hints.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { practiceAddress, usePracticeAddress } from './use-practice-address.ts';

/** What the page gives to a game's screen, whoever plays. */
export type PageHost = Pick<
  GameHost,
  | 'practiceOnly'
  | 'settings'
  | 'tooSlow'
  | 'onFrameTime'
  | 'hints'
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
  const signedIn = useSession().status === 'signedIn';
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  const tooSlow = useTooSlow();
  const haptics = useSettings((settings) => settings.haptics);
  const guardLeaving = useLeaveGuard();
  const challenge = useLatest(useChallenge().challenge);
  return useMemo(() => {
    const place = catalog.findIndex(({ id }) => id === gameId);
    const next = catalog[(place + 1) % catalog.length] as CatalogEntry;
    const toRanked = () => void navigate(`/game${gameId}`);
    return {
      practiceOnly,
      settings: { motion: reducedMotion ? 'reduced' : 'full', detail, haptics, hitBoxes: false },
      hints: seenHints,
      tooSlow,
      onFrameTime: reportFrameTime,
      guardLeaving,
      tryNext: {
        title: t(`${next.slug}.card`),
        open: () => void navigate(signedIn ? `/game${next.id}` : practiceAddress(next.id)),
      },
      playRanked: signedIn ? toRanked : () => openAuthDialog({ tab: 'signUp', onSignedIn: toRanked }),
      watch: (runId) => void navigate(`/run/${runId}`),
      challenge: (runId) => challenge.current(runId),
      leave: () => void navigate('/dashboard'),
      getCredits: () => void navigate('/dice-of-iris'),
      buyCredits: () => void navigate('/credits'),
    };
  }, [gameId, practiceOnly, signedIn, reducedMotion, detail, tooSlow, haptics, guardLeaving, navigate, t]);
}
