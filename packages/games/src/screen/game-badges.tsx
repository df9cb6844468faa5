import { useTranslation } from 'react-i18next';
import type { CatalogEntry } from '../catalog.ts';
import styles from './game-badges.module.css';

export interface GameBadgesProps {
  readonly facts: CatalogEntry['facts'];
  /** The player's best score; null before the first verified run. */
  readonly best: number | null;
}

/** The row of facts under a game's title (`games.md §2`). */
export function GameBadges({ facts, best }: GameBadgesProps) {
  const { t } = useTranslation('games');
  return (
    <ul className={styles.badges}>
      {facts.difficulty && <li className={styles.badge}>{t(`screen.badges.${facts.difficulty}`)}</li>}
      {facts.maxPoints !== undefined && (
        <li className={styles.badge}>{t('screen.badges.maxPoints', { points: facts.maxPoints })}</li>
      )}
      <li className={styles.badge}>{t('screen.badges.best', { score: best ?? t('screen.badges.noBest') })}</li>
      <li className={`${styles.badge} ${styles.cost}`}>{t('screen.badges.cost')}</li>
    </ul>
  );
}
