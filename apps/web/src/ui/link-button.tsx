import { type ButtonLook, buttonClass } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import type { ReactNode } from 'react';
import { type LinkProps, Link } from 'react-router';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** Drawn before the label; decorative. */
  readonly icon?: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ variant, size, icon, block, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  );
}
