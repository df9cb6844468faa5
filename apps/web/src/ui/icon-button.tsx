import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Switched on. */
  readonly lit?: boolean;
}

/** An icon-only button. */
export function IconButton({ label, icon, lit = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      data-lit={lit || undefined}
    >
      {icon}
    </button>
  );
}
