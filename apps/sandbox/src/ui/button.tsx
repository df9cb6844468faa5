import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly icon?: ReactNode;
  readonly primary?: boolean;
}

export function Button({ icon, primary = false, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} data-primary={primary || undefined}>
      {icon}
      {children}
    </button>
  );
}

/** A button that shows only an icon. */
export function IconButton({ label, children, ...rest }: { readonly label: string } & Omit<ButtonProps, 'icon'>) {
  return (
    <Button {...rest} aria-label={label} title={label} data-icon-only="">
      {children}
    </Button>
  );
}
