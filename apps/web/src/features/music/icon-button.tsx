import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Its name, read out and shown as a hint. */
  readonly label: string;
  readonly icon: ReactNode;
  /** It is switched on. */
  readonly lit?: boolean;
}

/** A button of the player that is a sign without words. */
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
