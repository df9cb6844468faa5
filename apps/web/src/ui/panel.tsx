import type { HTMLAttributes } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './panel.module.css';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** `accent` has an edge in the faction's colour; `quiet` is less prominent. */
  readonly tone?: 'default' | 'accent' | 'quiet';
  readonly padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** The standard surface of the hub. */
export function Panel({ as: Tag = 'div', tone = 'default', padding = 'md', className, ...rest }: PanelProps) {
  return <Tag {...rest} className={classNames(styles.panel, styles[tone], styles[`padding-${padding}`], className)} />;
}
