import type { ReactNode } from 'react';
import styles from './hud-figures.module.css';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';

/** Remaining time. @param red time is short: red, underlined and pulsing */
export function HudClock({ red, children }: { readonly red: boolean; readonly children: ReactNode }) {
  return (
    <span className={styles.clock} data-red={red || undefined}>
      {children}
    </span>
  );
}

/** A count out of a total, which is undefined while nobody knows it. @param spoken the same as a sentence, for screen readers */
export function HudShare({
  done,
  total,
  spoken,
}: {
  readonly done: number;
  readonly total: number | undefined;
  readonly spoken: string;
}) {
  return (
    <>
      <span className={styles.figures} aria-hidden="true">
        {done}/{total ?? '–'}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
