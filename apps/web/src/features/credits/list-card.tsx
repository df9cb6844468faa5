import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import styles from './list-card.module.css';

export interface ListCardProps {
  /** Id of the title's element. */
  readonly id: string;
  readonly title: ReactNode;
  /** At the end of the title's line. */
  readonly aside: ReactNode;
  /** Note below a list that could not be refreshed. */
  readonly stale: ReactNode;
  readonly children: ReactNode;
}

/** A card with a list of credit movements or payments. */
export function ListCard({ id, title, aside, stale, children }: ListCardProps) {
  return (
    <Panel as="section" className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
      {stale && (
        <p className={styles.stale} role="status">
          {stale}
        </p>
      )}
    </Panel>
  );
}
