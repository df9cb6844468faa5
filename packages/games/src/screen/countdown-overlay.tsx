import { useEffect } from 'react';
import { effects } from '@star-seekers/audio';
import styles from './countdown-overlay.module.css';

/** 3-2-1 over the board, with a beat for each second and one for the start. */
export function CountdownOverlay({ seconds }: { readonly seconds: number }) {
  useEffect(() => {
    effects.play('ui.countdown');
  }, [seconds]);

  useEffect(() => () => void effects.play('ui.go'), []);

  return (
    <div className={styles.overlay} role="timer" aria-live="assertive">
      <span key={seconds} className={styles.seconds}>
        {seconds}
      </span>
    </div>
  );
}
