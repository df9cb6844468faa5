import type { GameId } from '@star-seekers/contracts/constants';
import type { GameHost } from '@star-seekers/games/game-host';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { reportSlowFrames, useDetail, useReducedMotion } from '../settings/settings-store.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePracticeAddress } from './use-practice-address.ts';

/** What the page gives to a game's screen, whoever plays. */
export type PageHost = Pick<
  GameHost,
  'practiceOnly' | 'settings' | 'onSlowFrames' | 'guardLeaving' | 'playRanked' | 'leave' | 'getCredits' | 'buyCredits'
>;

export function usePageHost(gameId: GameId): PageHost {
  const navigate = useNavigate();
  const practiceOnly = usePracticeAddress();
  const signedIn = useSession().status === 'signedIn';
  const reducedMotion = useReducedMotion();
  const detail = useDetail();
  const guardLeaving = useLeaveGuard();
  return useMemo(() => {
    const toRanked = () => void navigate(`/game${gameId}`);
    return {
      practiceOnly,
      settings: { motion: reducedMotion ? 'reduced' : 'full', detail, hitBoxes: false },
      onSlowFrames: reportSlowFrames,
      guardLeaving,
      playRanked: signedIn ? toRanked : () => openAuthDialog({ tab: 'signUp', onSignedIn: toRanked }),
      leave: () => void navigate('/dashboard'),
      getCredits: () => void navigate('/dice-of-iris'),
      buyCredits: () => void navigate('/credits'),
    };
  }, [gameId, practiceOnly, signedIn, reducedMotion, detail, guardLeaving, navigate]);
}
