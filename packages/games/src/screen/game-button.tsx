import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './game-button.module.css';

export interface GameButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one thing to do now. */
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly large?: boolean;
  /** Drawn before the label; decorative. */
  readonly icon?: ReactNode;
  /** Shows that it works and ignores presses, but keeps the focus. */
  readonly busy?: boolean;
}

export function GameButton({
  variant = 'secondary',
  large = false,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: GameButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, styles[variant], large && styles.large, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
