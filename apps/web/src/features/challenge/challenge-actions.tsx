import type { RunPage } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { Gamepad2, Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { useChallenge } from './use-challenge.ts';
import { usePadButton } from './use-pad-button.ts';

export interface ChallengeActionsProps {
  readonly page: RunPage;
  /** The tick that is shown now. */
  readonly tick: () => number;
}

/** From a recorded run to playing it: as a challenge to others, or from the tick that is shown. */
export function ChallengeActions({ page, tick }: ChallengeActionsProps) {
  const { t } = useTranslation('challenge');
  const navigate = useNavigate();
  const takeOver = () => void navigate(`/play/${page.runId}?tick=${tick()}`);
  // The other button plays the recording.
  usePadButton('secondary', takeOver);
  return (
    <>
      <Button icon={<Gamepad2 aria-hidden="true" />} title={t('actions.fromHereHint')} onClick={takeOver}>
        {t('actions.fromHere')}
      </Button>
      {page.challengeId === null ? (
        <ChallengeButton runId={page.runId} />
      ) : (
        <LinkButton to={`/challenge/${page.challengeId}`} icon={<Swords aria-hidden="true" />}>
          {t('actions.toChallenge')}
        </LinkButton>
      )}
    </>
  );
}

/** Makes a challenge of a run, and shows it. A visitor signs in first. */
function ChallengeButton({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('challenge');
  const session = useSession();
  const { busy, challenge } = useChallenge();
  const begin = () => {
    if (session.status === 'signedIn') challenge(runId);
    else openAuthDialog({ onSignedIn: () => challenge(runId) });
  };
  return (
    <Button icon={<Swords aria-hidden="true" />} title={t('actions.challengeHint')} busy={busy} onClick={begin}>
      {t('actions.challenge')}
    </Button>
  );
}
