import { effects, setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { percentText } from '@star-seekers/ui/number-format';
import { Range } from '@star-seekers/ui/range';
import { AudioLines, Music, Volume2, VolumeX } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sound-controls.module.css';

/** The volumes and the mute of the settings, for the pause. */
export function SoundControls() {
  const { t, i18n } = useTranslation('games');
  const { musicVolume, sfxVolume, muteAll } = useAudioSettings();
  const [music, sfx] = [useId(), useId()];
  return (
    <div className={styles.sound} role="group" aria-label={t('stage.sound.title')}>
      <label htmlFor={music} className={styles.label}>
        <Music aria-hidden="true" />
        {t('stage.sound.music')}
      </label>
      <Range
        id={music}
        max={100}
        step={1}
        idle={muteAll}
        value={musicVolume}
        valueText={percentText(i18n.language, musicVolume)}
        onValueChange={(value) => updateAudioSettings({ musicVolume: value })}
      />
      <label htmlFor={sfx} className={styles.label}>
        <AudioLines aria-hidden="true" />
        {t('stage.sound.effects')}
      </label>
      <Range
        id={sfx}
        max={100}
        step={1}
        idle={muteAll}
        value={sfxVolume}
        valueText={percentText(i18n.language, sfxVolume)}
        onValueChange={(value) => updateAudioSettings({ sfxVolume: value })}
        onValueCommit={() => effects.play('ui.confirm')}
      />
      <button type="button" className={styles.mute} aria-pressed={muteAll} onClick={() => setMuted(!muteAll)}>
        {muteAll ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        {t('stage.sound.mute')}
      </button>
    </div>
  );
}
