import { LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { openAuthDialog } from '../features/auth/auth-dialog-store.ts';
import { signOut, useSession } from '../features/session/session.ts';
import { Button } from '@star-seekers/ui/button';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import styles from './session-button.module.css';

/** The Sign In or Sign Out button. */
export function SessionButton() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const session = useSession();
  if (session.status === 'loading') return <Skeleton width="6.5rem" height="2.75rem" shape="block" />;
  if (session.status === 'signedOut') {
    return (
      <Button variant="secondary" icon={<LogIn aria-hidden="true" />} onClick={() => openAuthDialog({ tab: 'signIn' })}>
        {t('nav.signIn')}
      </Button>
    );
  }
  const leave = async () => {
    // Synchronous, so that no screen of the player is mounted after the sign-out and fetches its data again.
    await navigate('/', { flushSync: true });
    await signOut();
    toast({ kind: 'info', title: t('states.signedOut'), durationMs: 3000 });
  };
  return (
    <Button
      variant="ghost"
      icon={<LogOut aria-hidden="true" />}
      title={t('nav.signOut')}
      className={styles.signOut}
      onClick={() => void leave()}
    >
      <span className={styles.label}>{t('nav.signOut')}</span>
    </Button>
  );
}
