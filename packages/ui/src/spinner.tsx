import styles from './spinner.module.css';

/** A loading spinner. Decorative: the text beside it or `aria-busy` conveys the state. */
export function Spinner({ size = 'md' }: { readonly size?: 'sm' | 'md' | 'lg' }) {
  return <span className={`${styles.spinner} ${styles[size]}`} aria-hidden="true" />;
}
