import styles from './spinner.module.css';

/** Something is under way. Decorative: the words beside it or the busy state tell it. */
export function Spinner({ size = 'md' }: { readonly size?: 'sm' | 'md' | 'lg' }) {
  return <span className={`${styles.spinner} ${styles[size]}`} aria-hidden="true" />;
}
