import { useTranslation } from 'react-i18next';
import type { GameFacts } from '../game.ts';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './game-badges.module.css';

export interface GameBadgesProps {
  readonly facts: GameFacts;
  /** The best score; null before the first run that counts. */
  readonly bestScore: number | null;
  /** The day's conditions, if the runs have some. */
  readonly conditions: string | undefined;
  /** Name of a kind of run that costs nothing and reaches no best, such as practice; false for ranked runs. */
  readonly practice: string | false;
}

/** The row of facts beside a game's title. */
export function GameBadges({ facts, bestScore, conditions, practice }: GameBadgesProps) {
  const { t } = useTranslation('games');
  return (
    <ul className={styles.badges}>
      {conditions !== undefined && <li className={styles.badge}>{conditions}</li>}
      {facts.difficulty && <li className={styles.badge}>{t(`screen.badges.${facts.difficulty}`)}</li>}
      {/* An attempt earns points of its day, and reaches no best. */}
      {conditions === undefined && facts.maxPoints !== undefined && (
        <li className={styles.badge}>{t('screen.badges.maxPoints', { points: facts.maxPoints })}</li>
      )}
      {practice !== false ? (
        <li className={styles.badge}>{practice}</li>
      ) : (
        <>
          {conditions === undefined && (
            <li className={styles.badge}>
              {bestScore === null ? t('screen.badges.noBestYet') : t('screen.badges.best', { score: bestScore })}
            </li>
          )}
          <li className={classNames(styles.badge, styles.cost)}>{t('screen.badges.cost')}</li>
        </>
      )}
    </ul>
  );
}
