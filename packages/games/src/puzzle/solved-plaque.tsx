import { artworkAt } from './pictures.ts';
import styles from './solved-plaque.module.css';

/** The title of the solved window; the live region announces it too. */
export function SolvedPlaque({ artwork }: { readonly artwork: number }) {
  return (
    <p className={styles.plaque} lang="en" aria-hidden="true">
      {artworkAt(artwork).title}
    </p>
  );
}
