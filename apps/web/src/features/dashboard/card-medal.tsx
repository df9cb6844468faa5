import type { Medal } from '@star-seekers/games/medal';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { useTranslation } from 'react-i18next';
import styles from './card-medal.module.css';

/** The medal of the player's best score in a game: its word, and a shape of its own. */
export function CardMedal({ medal }: { readonly medal: Medal }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={styles.medal}>
      <MedalIcon medal={medal} />
      {t(`games.medal.${medal}`)}
    </span>
  );
}
