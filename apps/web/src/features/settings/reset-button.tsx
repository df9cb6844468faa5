import { resetAudioSettings, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { toast } from '../../ui/toast.ts';
import { DEFAULT_SETTINGS, updateSettings, useSettings } from './settings-store.ts';

/** Reset to Defaults: all settings stored on this device (`P2.75`). No confirmation, because it can be undone. */
export function ResetButton() {
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
