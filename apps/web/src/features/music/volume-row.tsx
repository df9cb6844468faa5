import { setMuted, updateAudioSettings, useAudioSettings } from '@star-seekers/audio';
import { percentText } from '@star-seekers/ui/number-format';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Range } from '@star-seekers/ui/range';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './volume-row.module.css';

/** The global mute and the music volume (`P2.91`: in steps of 5). */
export function VolumeRow() {
  const { t, i18n } = useTranslation('music');
  const { musicVolume, muteAll } = useAudioSettings();
  const volumeText = percentText(i18n.language, musicVolume);
  return (
    <div className={styles.row}>
      <IconButton
        label={t(muteAll ? 'unmute' : 'mute')}
        icon={volumeIcon(muteAll, musicVolume)}
        lit={muteAll}
        onClick={() => setMuted(!muteAll)}
      />
      <Range
        className={styles.range}
        aria-label={t('volume')}
        max={100}
        step={5}
        value={musicVolume}
        valueText={volumeText}
        idle={muteAll}
        onValueChange={(value) => updateAudioSettings({ musicVolume: value })}
      />
      <output className={styles.value} data-muted={muteAll || undefined} aria-hidden="true">
        {volumeText}
      </output>
    </div>
  );
}

function volumeIcon(muted: boolean, volume: number) {
  if (muted || volume === 0) return <VolumeX aria-hidden="true" />;
  return volume < 50 ? <Volume1 aria-hidden="true" /> : <Volume2 aria-hidden="true" />;
}
