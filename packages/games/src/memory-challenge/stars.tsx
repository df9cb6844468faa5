import { Star } from 'lucide-react';
import styles from './stars.module.css';
import { MOST_STARS } from './rules.ts';

/** The stars of a level; decorative: words beside it say how many. */
export function Stars({ earned }: { readonly earned: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {Array.from({ length: MOST_STARS }, (_, star) => (
        <Star key={star} data-earned={star < earned || undefined} fill={star < earned ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
