import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import styles from './sign-in-card.module.css';

/** Where a player's balance would be: a visitor can look, not buy (`P5.9`). */
export function SignInCard() {
  const { t } = useTranslation('credits');
  return (
    <Panel as="section" tone="accent" className={styles.card} aria-labelledby="credits-sign-in">
      <CreditCoin className={styles.coin} />
      <h2 id="credits-sign-in" className={styles.title}>
        {t('signedOut.title')}
      </h2>
      <p className={styles.message}>{t('signedOut.message')}</p>
      {/* Signing in here leads no further than here. */}
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
