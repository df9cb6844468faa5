import styles from './live-dot.module.css';

/** The mark of what happens now. Decorative: the word stands beside it. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
