import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import styles from './leaderboard-page.module.css';

/** Boards can be read by everybody; a place on them needs an account (`rulings.md`, access). */
export function LoginPanel() {
  const { t } = useTranslation('leaderboard');
  return (
    <Panel as="section" tone="accent" className={styles.login}>
      <div>
        <h2 className={styles.loginTitle}>{t('login.title')}</h2>
        <p>{t('login.message')}</p>
      </div>
      <Button
        variant="primary"
        icon={<LogIn aria-hidden="true" />}
        onClick={() => openAuthDialog({ onSignedIn: () => undefined })}
      >
        {t('login.action')}
      </Button>
    </Panel>
  );
}
