import type { ReactNode } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './banner.module.css';

export interface BannerProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly tone?: 'default' | 'danger';
  /** Stays until it is unmounted, instead of fading. */
  readonly stays?: boolean;
}

/** A short text over the running game. Give it a new `key` to show it again. Decorative: the live region announces it. */
export function Banner({ title, detail, tone = 'default', stays = false }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone], stays && styles.stays)} aria-hidden="true">
      <span className={styles.title}>{title}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </div>
  );
}
