import { useTranslation } from 'react-i18next';
import type { SnakeState } from './sim.ts';

/** Says in one line why a run has ended. */
export function useCause(): (state: Readonly<SnakeState>) => string {
  const { t } = useTranslation('games');
  return ({ death, ended, enemies }) => {
    if (death?.cause === 'convoy') return t('space-snake.cause.convoy');
    const enemy = enemies.find(({ id }) => id === death?.enemyId);
    if (enemy) return t('space-snake.cause.enemy', { enemy: t(`space-snake.enemies.${enemy.kind}`) });
    return t(ended === 'time' ? 'space-snake.cause.time' : 'space-snake.cause.quit');
  };
}
