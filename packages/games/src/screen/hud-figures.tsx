import type { ReactNode } from 'react';
import styles from './hud-figures.module.css';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';

/** The time that is left. @param red it is short: red, underlined and beating */
export function HudClock({ red, children }: { readonly red: boolean; readonly children: ReactNode }) {
  return (
    <span className={styles.clock} data-red={red || undefined}>
      {children}
    </span>
  );
}

/** How many of how many. @param spoken the same as a sentence, for those who hear it */
export function HudShare({
  done,
  total,
  spoken,
}: {
  readonly done: number;
  readonly total: number;
  readonly spoken: string;
}) {
  return (
    <>
      <span className={styles.figures} aria-hidden="true">
        {done}/{total}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
