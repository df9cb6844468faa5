import { Button } from '@star-seekers/ui/button';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSignInPrompt } from '../auth/use-sign-in-prompt.ts';
import { acknowledgeLostSession, useSession, wasSessionLost } from '../session/session.ts';
import { DiceConsole } from './dice-console.tsx';
import { DiceHeader } from './dice-header.tsx';
import styles from './dice-page.module.css';
import { DieStage } from './die-stage.tsx';
import control from './roll-control.module.css';
import { RulesCard } from './rules-card.tsx';

/** The daily dice (`P2.76`). Visitors are asked to sign in; a session that ends here redirects to the landing page. */
export function DicePage() {
  const { t } = useTranslation('common');
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  if (session.status === 'signedOut' && wasSessionLost() && !leaving) setLeaving(true);
  if (session.status === 'signedOut') return leaving ? <RedirectHome /> : <VisitorDice />;
  return (
    <Page className={styles.page}>
      {session.status === 'signedIn' ? (
        <DiceConsole user={session.user} />
      ) : (
        <>
          <DiceHeader />
          <div role="status" aria-label={t('states.loading')}>
            <Skeleton height="36rem" shape="block" />
          </div>
        </>
      )}
    </Page>
  );
}

/** Redirects to the landing page once; afterwards the player is a visitor. */
function RedirectHome() {
  useEffect(acknowledgeLostSession, []);
  return <Navigate to="/" replace />;
}

/** The dice page for visitors: rolling needs an account. */
function VisitorDice() {
  const { t } = useTranslation('dice');
  useSignInPrompt({ visitor: true, insist: true });
  return (
    <Page className={styles.page}>
      <Panel as="section" padding="none" tone="accent" className={styles.table} aria-label={t('title')}>
        <DiceHeader />
        <div className={styles.stage}>
          <DieStage value={1} faction="none" label={t('die.resting', { value: 1 })} charge={1} />
        </div>
        <div className={styles.control}>
          <div className={control.control}>
            <p className={control.words}>{t('signedOut.text')}</p>
            <Button
              variant="primary"
              size="lg"
              className={control.button}
              icon={<LogIn aria-hidden="true" />}
              onClick={() => openAuthDialog({ onSignedIn: () => undefined })}
            >
              {t('signedOut.action')}
            </Button>
          </div>
        </div>
      </Panel>
      <RulesCard />
    </Page>
  );
}
