import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSession } from '../session/session.ts';
import { ResetButton } from './reset-button.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { SignedOutPanel } from './signed-out-panel.tsx';

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
