import type { Track } from '@star-seekers/audio';
import { music } from '@star-seekers/audio/music';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/clock-time.ts';
import { Range } from '@star-seekers/ui/range';
import styles from './seek-bar.module.css';
import { usePosition } from './use-position.ts';

/** Delay before a drag seeks: a seek per pixel would stutter. */
const SEEK_DELAY_MS = 120;

/** Shows and sets the position in the track. Runs left to right in every language. */
export function SeekBar({ track }: { readonly track: Track }) {
  const { t } = useTranslation('music');
  const positionS = usePosition();
  const [draggedS, setDraggedS] = useState<number | null>(null);
  const seekTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lengthS = track.loop.durationMs / 1000;
  const shownS = Math.min(draggedS ?? positionS, lengthS);
  const times = { elapsed: clockTime(shownS), total: clockTime(lengthS) };

  const drag = (seconds: number) => {
    setDraggedS(seconds);
    clearTimeout(seekTimer.current);
    seekTimer.current = setTimeout(() => {
      music.seek(seconds);
      setDraggedS(null);
    }, SEEK_DELAY_MS);
  };

  return (
    <div className={styles.bar} dir="ltr">
      <Range
        className={styles.range}
        aria-label={t('seek')}
        max={Math.floor(lengthS)}
        step={1}
        value={Math.floor(shownS)}
        valueText={t('position', times)}
        onValueChange={drag}
      />
      <span className={styles.times} aria-hidden="true">
        <span>{times.elapsed}</span>
        <span>{times.total}</span>
      </span>
    </div>
  );
}
