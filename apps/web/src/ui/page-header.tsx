import type { ReactNode } from 'react';
import { Kicker } from '@star-seekers/ui/kicker';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Short text above the title. */
  readonly kicker?: ReactNode;
  readonly lead?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** Heading of a screen: its only `h1`. */
export function PageHeader({ title, kicker, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
