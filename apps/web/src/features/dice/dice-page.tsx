import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../session/session.ts';
import { DiceConsole } from './dice-console.tsx';
import { DiceHeader } from './dice-header.tsx';
import styles from './dice-page.module.css';

/** The daily dice (`platform.md §2`). It needs a player: anybody else is sent to the landing page. */
export function DicePage() {
  const { t } = useTranslation('common');
  const session = useSession();
  if (session.status === 'signedOut') return <Navigate to="/" replace />;
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
