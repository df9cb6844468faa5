import type { RunPage } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { Gamepad2, Swords } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';

export interface ChallengeActionsProps {
  readonly page: RunPage;
  /** The tick that is shown now. */
  readonly tick: () => number;
}

/** From a recorded run to playing it: as a challenge to others, or from the tick that is shown. */
export function ChallengeActions({ page, tick }: ChallengeActionsProps) {
  const { t } = useTranslation('challenge');
  const navigate = useNavigate();
  return (
    <>
      <Button
        variant="primary"
        icon={<Gamepad2 aria-hidden="true" />}
        title={t('actions.fromHereHint')}
        onClick={() => void navigate(`/play/${page.runId}?tick=${tick()}`)}
      >
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
  const navigate = useNavigate();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const challenge = async () => {
    setBusy(true);
    try {
      const { id } = await api('createChallenge', { body: { runId } });
      void navigate(`/challenge/${id}`);
    } catch (error) {
      toast({ kind: 'error', title: t('actions.failed'), description: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const begin = () => {
    if (session.status === 'signedIn') void challenge();
    else openAuthDialog({ onSignedIn: () => void challenge() });
  };
  return (
    <Button icon={<Swords aria-hidden="true" />} title={t('actions.challengeHint')} busy={busy} onClick={begin}>
      {t('actions.challenge')}
    </Button>
  );
}
