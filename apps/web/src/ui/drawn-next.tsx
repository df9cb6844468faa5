import { type ReactNode, useDeferredValue } from 'react';
import styles from './drawn-next.module.css';

/** What is drawn right after the top of a page, so that a slow phone need not draw all of it at once. Its place is kept. */
export function DrawnNext({ children }: { readonly children: ReactNode }) {
  const due = useDeferredValue(true, false);
  return due ? children : <div className={styles.place} data-pending="" />;
}
