import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './kicker.module.css';

export interface KickerProps {
  readonly as?: 'p' | 'span';
  /** For layout. Set the colour and size with `--kicker-color` and `--kicker-size`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Short text in small capitals above a title. */
export function Kicker({ as: Tag = 'p', className, children }: KickerProps) {
  return <Tag className={classNames(styles.kicker, className)}>{children}</Tag>;
}
