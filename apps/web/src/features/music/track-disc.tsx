import { type Track, TRACKS } from '@star-seekers/audio';
import { useMusic } from '@star-seekers/audio/music';
import type { CSSProperties } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './track-disc.module.css';

/** A disc in the track's own colour, with bars that move while it plays. Decorative. */
export function TrackDisc({
  track,
  className,
}: {
  readonly track: Track | null;
  readonly className?: string | undefined;
}) {
  const playing = useMusic(({ status }) => status === 'playing');
  const hue = track ? (TRACKS.indexOf(track) * 360) / TRACKS.length : 0;
  return (
    <span
      className={classNames(styles.disc, !track && styles.dark, className)}
      style={{ '--hue': `${hue}deg` } as CSSProperties}
      data-playing={playing || undefined}
      aria-hidden="true"
    >
      <span className={styles.bars}>
        <i />
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
