import { Sparkles, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '@star-seekers/sim';
import { moveGoalOf, parOf } from './goals.ts';
import styles from './result-badges.module.css';

/** The goals that a solved puzzle has met: a perfect game, the harder goal in moves, and the par. */
export function ResultBadges({ stats }: { readonly stats: Outcome['stats'] }) {
  const { t } = useTranslation('games');
  const { completed, perfectGame, moves = 0, timeElapsed = 0 } = stats;
  if (completed !== 1) return null;
  const goal = moveGoalOf(moves);
  const par = parOf(timeElapsed);
  return (
    <span className={styles.badges}>
      {goal !== undefined && goal !== 'perfect' && (
        <span className={styles.badge} data-best={goal === 'flawless' || undefined}>
          <Sparkles aria-hidden="true" />
          {t(`puzzle.goals.${goal}`)}
        </span>
      )}
      {perfectGame === 1 && (
        <span className={styles.badge}>
          <Sparkles aria-hidden="true" />
          {t('puzzle.result.perfect')}
        </span>
      )}
      {par !== undefined && (
        <span className={styles.badge}>
          <Timer aria-hidden="true" />
          {t('puzzle.hud.par', { time: t('puzzle.hud.seconds', { seconds: par }) })}
        </span>
      )}
    </span>
  );
}
