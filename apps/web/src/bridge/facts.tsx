import type { ReactNode } from 'react';
import styles from './bridge.module.css';

/** Values by their names, such as those of an account. An undefined value is left out. */
export function Facts({ of }: { readonly of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(of)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
