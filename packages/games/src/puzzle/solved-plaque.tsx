import { artworkAt } from './pictures.ts';
import styles from './solved-plaque.module.css';

/** The name of the window, once it is whole. The live region says it, too. */
export function SolvedPlaque({ artwork }: { readonly artwork: number }) {
  return (
    <p className={styles.plaque} lang="en" aria-hidden="true">
      {artworkAt(artwork).title}
    </p>
  );
}
