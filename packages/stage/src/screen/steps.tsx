import type { ReactNode } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './steps.module.css';

export interface StepsProps {
  /** In one row where there is room; else two by two. */
  readonly three?: boolean;
  /** {@link Step}s. */
  readonly children: ReactNode;
}

/** How to play, in a few pictures with a line each. */
export function Steps({ three = false, children }: StepsProps) {
  return <ol className={classNames(styles.steps, three && styles.three)}>{children}</ol>;
}

export interface StepProps {
  readonly text: ReactNode;
  /** Its picture, drawn with what the game itself shows; decorative. */
  readonly children: ReactNode;
}

export function Step({ text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.picture}>{children}</span>
      {text}
    </li>
  );
}
