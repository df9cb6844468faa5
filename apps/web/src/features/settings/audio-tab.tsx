import { effects, setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { AudioLines, Music, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './audio-tab.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Volumes and the global mute (`P2.74`). */
export function AudioTab() {
  const { t } = useTranslation('settings');
  const { masterVolume, musicVolume, sfxVolume, muteAll } = useAudioSettings();
  const playSample = () => effects.play('ui.confirm');
  return (
    <SettingsSection title={t('audio.title')} lead={t('audio.lead')}>
      <div className={styles.sliders}>
        <Slider
          label={t('audio.master')}
          icon={<Volume2 aria-hidden="true" />}
          idle={muteAll}
          value={masterVolume}
          onValueChange={(value) => updateAudioSettings({ masterVolume: value })}
          onValueCommit={playSample}
        />
        <Slider
          label={t('audio.music')}
          icon={<Music aria-hidden="true" />}
          idle={muteAll}
          value={musicVolume}
          onValueChange={(value) => updateAudioSettings({ musicVolume: value })}
        />
        <Slider
          label={t('audio.sfx')}
          icon={<AudioLines aria-hidden="true" />}
          idle={muteAll}
          value={sfxVolume}
          onValueChange={(value) => updateAudioSettings({ sfxVolume: value })}
          onValueCommit={playSample}
        />
      </div>
      <Switch
        className={styles.mute}
        label={t('audio.mute')}
        hint={t('audio.muteHint')}
        checked={muteAll}
        onCheckedChange={setMuted}
      />
    </SettingsSection>
  );
}
