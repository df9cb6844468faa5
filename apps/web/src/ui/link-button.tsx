import { type ButtonLook, buttonClass } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import type { ReactNode } from 'react';
import { type LinkProps, Link } from 'react-router';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** Decorative icon before the label. */
  readonly icon?: ReactNode;
}

/** A link in the look of a button. */
export function LinkButton({ variant, size, icon, block, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  );
}
