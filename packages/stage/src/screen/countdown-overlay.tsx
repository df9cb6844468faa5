import { effects } from '@star-seekers/audio';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './countdown-overlay.module.css';

export interface CountdownOverlayProps {
  /** 0 while the first tick is held: "GO" stands. */
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

/** One second; mounted anew for each, so that its animation and sound repeat. The sound of "GO" comes when the run moves. */
function Beat({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('games');
  useEffect(() => {
    if (seconds > 0) effects.play('ui.countdown');
  }, [seconds]);
  return <span className={styles.seconds}>{seconds > 0 ? seconds : t('stage.go')}</span>;
}
