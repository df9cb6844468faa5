import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import styles from './login-panel.module.css';

/** Sign-in panel for visitors, above the boards. */
export function LoginPanel() {
  const { t } = useTranslation('leaderboard');
  return (
    <Panel as="aside" tone="accent" className={styles.panel} aria-label={t('login.title')}>
      <div>
        <p className={styles.title}>{t('login.title')}</p>
        <p className={styles.message}>{t('login.message')}</p>
      </div>
      <Button variant="primary" icon={<LogIn aria-hidden="true" />} onClick={() => openAuthDialog()}>
        {t('login.action')}
      </Button>
    </Panel>
  );
}
