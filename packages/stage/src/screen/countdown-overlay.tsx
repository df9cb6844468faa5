import { effects } from '@star-seekers/audio';
import { type ReactNode, useEffect } from 'react';
import styles from './countdown-overlay.module.css';

export interface CountdownOverlayProps {
  readonly seconds: number;
  /** What the player has to know before the run. */
  readonly children?: ReactNode;
}

/** 3-2-1 over the board, with a beat for each second and one for the start. */
export function CountdownOverlay({ seconds, children }: CountdownOverlayProps) {
  useEffect(() => () => effects.play('ui.go'), []);

  return (
    <div className={styles.overlay}>
      <div role="timer" aria-live="assertive">
        <Beat key={seconds} seconds={seconds} />
      </div>
      {children && <p className={styles.note}>{children}</p>}
    </div>
  );
}

/** One second; mounted anew for each, so that its animation and sound repeat. */
function Beat({ seconds }: { readonly seconds: number }) {
  useEffect(() => effects.play('ui.countdown'), []);
  return <span className={styles.seconds}>{seconds}</span>;
}
