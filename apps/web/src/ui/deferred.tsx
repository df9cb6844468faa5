import { type ReactNode, useDeferredValue } from 'react';
import styles from './deferred.module.css';

/** Renders its children after the rest of the page, with a placeholder before, so that a slow phone renders in two steps. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : <div className={styles.place} data-pending="" />;
}
