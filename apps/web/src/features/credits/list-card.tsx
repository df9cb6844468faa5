import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import styles from './list-card.module.css';

export interface ListCardProps {
  /** Of the title's element. */
  readonly id: string;
  readonly title: ReactNode;
  /** At the end of the title's line. */
  readonly aside: ReactNode;
  /** Said below a list that could not be brought up to date. */
  readonly stale: ReactNode;
  readonly children: ReactNode;
}

/** A card with a list of what has happened to the player's credits. */
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
