import { resetAudioSettings, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { Button } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { LogIn, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { useSession } from '../session/session.ts';
import styles from './settings-page.module.css';
import { DEFAULT_SETTINGS, updateSettings, useSettings } from './settings-store.ts';
import { SettingsTabs } from './settings-tabs.tsx';

/** The Settings Command Center (`P2.11`). Visitors are asked to sign in. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const session = useSession();
  const [sessionLost, setSessionLost] = useState(false);
  const signedIn = session.status === 'signedIn';
  return (
    <Page>
      <PageHeader
        kicker={t('kicker')}
        title={t('title')}
        lead={signedIn ? t('lead') : undefined}
        actions={signedIn ? <ResetButton /> : undefined}
      />
      {session.status === 'loading' && <SettingsSkeleton />}
      {session.status === 'signedOut' && <SignedOutPanel leaving={sessionLost} />}
      {/* The key resets the forms for another player. */}
      {signedIn && (
        <SettingsTabs key={session.user.id} user={session.user} onSessionLost={() => setSessionLost(true)} />
      )}
    </Page>
  );
}

/** Placeholder of the tabs while the session loads. */
function SettingsSkeleton() {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.layout}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" className={styles.tabs} />
      <Skeleton shape="block" height="34rem" />
    </div>
  );
}

/** Reset to Defaults: all settings stored on this device (`P2.75`). No confirmation, because it can be undone. */
function ResetButton() {
  const { t } = useTranslation('settings');
  const reset = () => {
    const audio = useAudioSettings.getState();
    const settings = useSettings.getState();
    resetAudioSettings();
    updateSettings(DEFAULT_SETTINGS);
    const undo = () => {
      updateAudioSettings(audio);
      updateSettings(settings);
    };
    toast({
      kind: 'success',
      title: t('reset.done'),
      description: t('reset.doneText'),
      action: { label: t('reset.undo'), onPress: undo },
    });
  };
  return (
    <Button icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
      {t('reset.action')}
    </Button>
  );
}

/** Delay before a player whose session has ended is redirected home (`P8.3`). */
const REDIRECT_DELAY_MS = 2000;

interface SignedOutPanelProps {
  /** The session ended while the profile was saved: redirects home. */
  readonly leaving: boolean;
}

/** Replaces the settings for visitors (`P2.72`). */
function SignedOutPanel({ leaving }: SignedOutPanelProps) {
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
