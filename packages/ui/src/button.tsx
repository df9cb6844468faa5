import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** Look of a button or of a link in the look of a button. */
export interface ButtonLook {
  /** `primary` is the main action of a screen. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Full width. */
  readonly block?: boolean | undefined;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Decorative icon before the label. */
  readonly icon?: ReactNode;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  readonly busy?: boolean;
}

/** Class names of a button, also for links in the look of a button. */
export function buttonClass({ variant = 'secondary', size = 'md', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}

export function Button({
  variant,
  size,
  icon,
  block,
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
      className={classNames(buttonClass({ variant, size, block }), className)}
      aria-disabled={busy || ariaDisabled}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  );
}
