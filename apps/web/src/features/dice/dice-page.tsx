import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import { DiceConsole } from './dice-console.tsx';
import { DiceHeader } from './dice-header.tsx';
import styles from './dice-page.module.css';

/** The daily dice (`P2.76`). It leads whoever is not signed in to the landing page, and says why. */
export function DicePage() {
  const { t } = useTranslation('common');
  const session = useSession();
  if (session.status === 'signedOut') return <RedirectHome />;
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

function RedirectHome() {
  const { t } = useTranslation('dice');
  const navigate = useNavigate();
  const hasSaid = useRef(false);
  useEffect(() => {
    if (hasSaid.current) return;
    hasSaid.current = true;
    const comeBack = () => void navigate('/dice-of-iris');
    toast({
      kind: 'info',
      title: t('signedOut.text'),
      action: { label: t('signedOut.action'), onPress: () => openAuthDialog({ onSignedIn: comeBack }) },
    });
    void navigate('/', { replace: true });
  }, [navigate, t]);
  return null;
}
