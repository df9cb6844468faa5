import type { ReactNode } from 'react';
import styles from './stat-list.module.css';

/** One figure of a result. */
export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  /** A picture before the figure; decorative. */
  readonly picture?: ReactNode;
}

export function StatList({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, picture }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>
            {picture}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
