import type { RunPage } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { Swords } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { useChallenge } from './use-challenge.ts';

/** From a recorded run to its challenge to others. */
export function ChallengeAction({ page }: { readonly page: RunPage }) {
  const { t } = useTranslation('challenge');
  if (page.challengeId === null) return <ChallengeButton runId={page.runId} />;
  return (
    <LinkButton to={`/challenge/${page.challengeId}`} icon={<Swords aria-hidden="true" />}>
      {t('actions.toChallenge')}
    </LinkButton>
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
