import type { ReactNode } from 'react';
import { useId } from 'react';
import { Panel } from '../../ui/panel.tsx';
import styles from './rankings-panel.module.css';

export interface RankingsPanelProps {
  readonly title: string;
  /** Text below the title. */
  readonly subtitle?: string;
  /** Element at the end of the heading. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The panel around a board. */
export function RankingsPanel({ title, subtitle, note, children }: RankingsPanelProps) {
  const headingId = useId();
  return (
    <Panel as="section" padding="none" aria-labelledby={headingId}>
      <header className={styles.header}>
        <div>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </header>
      {children}
    </Panel>
  );
}

/** Replaces a board without rows. */
export function RankingsMessage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.message}>{children}</div>;
}
