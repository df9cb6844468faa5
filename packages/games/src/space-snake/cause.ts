import { useTranslation } from 'react-i18next';
import type { SnakeState } from './sim.ts';

/** Returns a function that describes in one line why a run ended. */
export function useCause(): (state: Readonly<SnakeState>) => string {
  const { t } = useTranslation('games');
  return ({ death, ended, enemies }) => {
    if (death?.cause === 'convoy') return t('space-snake.cause.convoy');
    const enemy = enemies.find(({ id }) => id === death?.enemyId);
    if (enemy) return t('space-snake.cause.enemy', { enemy: t(`space-snake.enemies.${enemy.kind}`) });
    return t(ended === 'time' ? 'space-snake.cause.time' : 'space-snake.cause.quit');
  };
}
