import type { Track } from '@star-seekers/audio';
import { music } from '@star-seekers/audio/music';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/clock-time.ts';
import { Range } from '@star-seekers/ui/range';
import styles from './seek-bar.module.css';
import { usePosition } from './use-position.ts';

/** A drag is followed when it rests this long: beginning anew at each pixel would stutter. */
const REST_MS = 120;

/** The place in the track, to be read and moved. Time in a recording runs one way in every language, as on any player. */
export function SeekBar({ track }: { readonly track: Track }) {
  const { t } = useTranslation('music');
  const positionS = usePosition();
  const [pointedS, setPointedS] = useState<number | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lengthS = track.loop.durationMs / 1000;
  const shownS = Math.min(pointedS ?? positionS, lengthS);
  const times = { elapsed: clockTime(shownS), total: clockTime(lengthS) };

  const point = (seconds: number) => {
    setPointedS(seconds);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      music.seek(seconds);
      setPointedS(null);
    }, REST_MS);
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
        onValueChange={point}
      />
      <span className={styles.times} aria-hidden="true">
        <span>{times.elapsed}</span>
        <span>{times.total}</span>
      </span>
    </div>
  );
}
