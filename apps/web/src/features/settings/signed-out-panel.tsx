import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { LinkButton } from '../../ui/link-button.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import styles from './signed-out-panel.module.css';

/** Delay before a player whose session has ended is redirected home (`P8.3`). */
const REDIRECT_DELAY_MS = 2000;

export interface SignedOutPanelProps {
  /** The session ended while the profile was saved: redirects home. */
  readonly leaving: boolean;
}

/** Replaces the settings for visitors (`P2.72`). */
export function SignedOutPanel({ leaving }: SignedOutPanelProps) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate('/'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);

  return (
    <Panel as="section" tone="accent" padding="lg" className={styles.panel} aria-labelledby="settings-signed-out">
      <FactionEmblem faction="none" size="5.5rem" className={styles.emblem} />
      <h2 id="settings-signed-out" className={styles.message}>
        {t('signedOut.message')}
      </h2>
      <p className={styles.hint}>{t('signedOut.hint')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon={<LogIn aria-hidden="true" />}
          onClick={() => openAuthDialog({ onSignedIn: () => undefined })}
        >
          {t('signedOut.signIn')}
        </Button>
        <LinkButton to="/">{t('signedOut.home')}</LinkButton>
      </div>
    </Panel>
  );
}
