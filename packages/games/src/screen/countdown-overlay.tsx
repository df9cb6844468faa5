import { effects } from '@star-seekers/audio';
import { useEffect } from 'react';
import styles from './countdown-overlay.module.css';

/** 3-2-1 over the board, with a beat for each second and one for the start. */
export function CountdownOverlay({ seconds }: { readonly seconds: number }) {
  useEffect(() => () => effects.play('ui.go'), []);

  return (
    <div className={styles.overlay} role="timer" aria-live="assertive">
      <Beat key={seconds} seconds={seconds} />
    </div>
  );
}

/** One second: a new one for each, so that it beats again. */
function Beat({ seconds }: { readonly seconds: number }) {
  useEffect(() => effects.play('ui.countdown'), []);
  return <span className={styles.seconds}>{seconds}</span>;
}
