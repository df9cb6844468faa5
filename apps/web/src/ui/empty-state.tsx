import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

export interface EmptyStateProps {
  /** Decorative picture or icon. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly message?: ReactNode;
  /** The first step, for example a link. */
  readonly action?: ReactNode;
}

/** Replaces an empty list, with a first step. */
export function EmptyState({ icon, title, message, action }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      {icon && (
        <div className={styles.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.message}>{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
