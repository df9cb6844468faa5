import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import styles from './sign-in-card.module.css';

/** Replaces the balance card for visitors, who can look but not buy (`P5.9`). */
export function SignInCard() {
  const { t } = useTranslation('credits');
  return (
    <Panel as="section" tone="accent" className={styles.card} aria-labelledby="credits-sign-in">
      <CreditCoin className={styles.coin} />
      <h2 id="credits-sign-in" className={styles.title}>
        {t('signedOut.title')}
      </h2>
      <p className={styles.message}>{t('signedOut.message')}</p>
      {/* The callback keeps the player on this page after signing in. */}
      <Button
        variant="primary"
        block
        icon={<LogIn aria-hidden="true" />}
        onClick={() => openAuthDialog({ onSignedIn: () => undefined })}
      >
        {t('signedOut.action')}
      </Button>
    </Panel>
  );
}
