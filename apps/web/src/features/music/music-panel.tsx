import { music, useMusic } from '@star-seekers/audio/music';
import { ChevronDown, HeadphoneOff, ListMusic, Music, Play, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { Kicker } from '@star-seekers/ui/kicker';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './music-panel.module.css';
import { SeekBar } from './seek-bar.tsx';
import { TrackDisc } from './track-disc.tsx';
import { TrackPicker } from './track-picker.tsx';
import { Transport } from './transport.tsx';
import { VolumeRow } from './volume-row.tsx';
import { setHidden } from './widget-store.ts';

export interface MusicPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The open player (`P2.91`). */
export function MusicPanel({ id, onClose }: MusicPanelProps) {
  const { t } = useTranslation('music');
  const enabled = useMusic((state) => state.enabled);
  const track = useMusic((state) => state.track);
  const failure = useMusic((state) => state.failure);
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.head}>
        <TrackDisc track={enabled ? track : null} className={styles.disc} />
        <p className={styles.words}>
          <Kicker as="span">{enabled && track ? t(`categories.${track.category}`) : t('label')}</Kicker>
          <span className={styles.title}>{enabled ? (track?.name ?? t('nothing')) : t('off')}</span>
        </p>
        <IconButton label={t('close')} icon={<ChevronDown aria-hidden="true" />} onClick={onClose} />
        <IconButton label={t('hide')} icon={<X aria-hidden="true" />} onClick={() => setHidden(true)} />
      </div>
      {!enabled && (
        <Button variant="primary" block icon={<Music aria-hidden="true" />} onClick={() => music.setEnabled(true)}>
          {t('enable')}
        </Button>
      )}
      {enabled && !track && (
        <>
          {failure && <p className={styles.failure}>{t('failed', { name: failure.track.name })}</p>}
          <Button variant="primary" block icon={<Play aria-hidden="true" />} onClick={() => music.play()}>
            {t(failure ? 'tryAgain' : 'start')}
          </Button>
        </>
      )}
      {enabled && track && (
        <>
          <SeekBar track={track} />
          <Transport />
          <VolumeRow />
        </>
      )}
      {enabled && (
        <>
          <div className={styles.actions}>
            <Button size="sm" icon={<ListMusic aria-hidden="true" />} onClick={() => music.playAll()}>
              {t('playAll')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              icon={<HeadphoneOff aria-hidden="true" />}
              onClick={() => music.setEnabled(false)}
            >
              {t('disable')}
            </Button>
          </div>
          <TrackPicker />
        </>
      )}
    </div>
  );
}
