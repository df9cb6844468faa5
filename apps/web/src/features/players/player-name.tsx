import { useTranslation } from 'react-i18next';
import { openPlayerCard } from './player-card-store.ts';
import styles from './player-name.module.css';

/** A player's name that opens their card. */
export function PlayerName({ username }: { readonly username: string }) {
  const { t } = useTranslation('players');
  return (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      aria-description={t('open')}
      onClick={() => openPlayerCard(username)}
    >
      {username}
    </button>
  );
}
