import { openPlayerCard } from './player-card-store.ts';
import styles from './player-name.module.css';

/** A player's name that opens their card. */
export function PlayerName({ username }: { readonly username: string }) {
  return (
    <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => openPlayerCard(username)}>
      {username}
    </button>
  );
}
