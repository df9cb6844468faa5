import type { ReactNode } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'gold';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A short status label. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
