import { Range } from '@star-seekers/ui/range';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/clock-time.ts';
import styles from './trailer-controls.module.css';
import type { VideoPlayer } from './use-video-player.ts';

/** Play, mute, seek bar and times at the bottom of the video. */
export function TrailerControls({ player }: { readonly player: VideoPlayer }) {
  const { t } = useTranslation('trailer');
  const { status, playing, muted, elapsedS, durationS } = player;
  const length = Number.isFinite(durationS) ? durationS : 0;
  const times = { elapsed: clockTime(elapsedS), total: clockTime(durationS) };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t(playing ? 'pause' : 'play')}
        aria-disabled={status === 'loading'}
        onClick={player.togglePlay}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t(muted ? 'unmute' : 'mute')}
        onClick={player.toggleMute}
      >
        {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </button>
      <Range
        className={styles.seek}
        max={length}
        step={0.1}
        value={Math.min(elapsedS, length)}
        disabled={length === 0}
        aria-label={t('seek')}
        valueText={t('position', times)}
        onValueChange={player.seek}
      />
      <span className={styles.times} aria-hidden="true">
        {times.elapsed} / {times.total}
      </span>
    </div>
  );
}
