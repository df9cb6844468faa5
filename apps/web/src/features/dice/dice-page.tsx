import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { settleLostSession, useSession, wasSessionLost } from '../session/session.ts';
import { DiceConsole } from './dice-console.tsx';
import { DiceHeader } from './dice-header.tsx';
import styles from './dice-page.module.css';
import { VisitorDice } from './visitor-dice.tsx';

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
  useEffect(settleLostSession, []);
  return <Navigate to="/" replace />;
}
