import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** Shown beside the title, also while the panel is collapsed. */
  readonly aside?: ReactNode;
  readonly folded?: boolean;
  readonly children: ReactNode;
}

/** A collapsible group of tools. */
export function Panel({ title, aside, folded = false, children }: PanelProps) {
  return (
    <details className={styles.panel} open={!folded}>
      <summary className={styles.summary}>
        <ChevronRight className={styles.arrow} aria-hidden="true" />
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.aside}>{aside}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
