import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { useTranslation } from 'react-i18next';
import type { Medals } from '../game.ts';
import { medalOf } from '../medal.ts';
import { goalOf } from './goal.ts';
import styles from './reached-goal.module.css';
import { GoalLine } from './run-goal.tsx';

/** What a run reached against what was wanted: its medal, and what was missing for the next. */
export function ReachedGoal({ medals, score }: { readonly medals: Medals; readonly score: number }) {
  const { t } = useTranslation('games');
  const medal = medalOf(medals, score);
  const next = goalOf(medals, score, null);
  return (
    <p className={styles.reached}>
      {medal && (
        <strong className={styles.medal} data-medal={medal}>
          <MedalIcon medal={medal} />
          {t(`screen.medal.${medal}.earned`)}
        </strong>
      )}
      {next && <GoalLine goal={next} />}
    </p>
  );
}
