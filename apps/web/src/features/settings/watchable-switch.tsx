import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { patchUser } from '../session/session.ts';
import { SettingsSection } from './settings-section.tsx';

/** Whether others may watch the player's runs while they are played. Saved at once. */
export function WatchableSwitch({ watchable }: { readonly watchable: boolean }) {
  const { t } = useTranslation('settings');
  const [wanted, setWanted] = useState<boolean>();
  const save = async (next: boolean) => {
    setWanted(next);
    try {
      const { user } = await api('updateProfile', { body: { watchable: next } });
      patchUser({ watchable: user.watchable });
    } catch (error) {
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('live.failed')) });
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <SettingsSection title={t('live.title')} lead={t('live.lead')}>
      <Switch
        label={t('live.watchable')}
        hint={t('live.watchableHint')}
        checked={wanted ?? watchable}
        onCheckedChange={(next) => {
          if (wanted === undefined) void save(next);
        }}
      />
    </SettingsSection>
  );
}
