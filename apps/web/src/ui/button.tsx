import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type LinkProps, Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** `primary` is the one thing to do on a screen. */
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Drawn before the label; decorative. */
  readonly icon?: ReactNode;
  /** Takes the whole line. */
  readonly block?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner and ignores presses, but keeps the focus. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  block = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three types, `button` by default
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
      aria-disabled={busy || ariaDisabled}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  block = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], block && styles.block, className)}
    >
      {icon}
      {children}
    </Link>
  );
}
