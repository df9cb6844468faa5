import { useTranslation } from 'react-i18next';
import type { ArenaState } from './simulation/state.ts';

/** Returns a function that describes in one line why a run ended. */
export function useCause(): (state: Readonly<ArenaState>) => string {
  const { t } = useTranslation('games');
  return ({ ended, lostTo }) => {
    if (ended === 'own' && lostTo) return t('battle-arena.cause.lost', { enemy: t(`battle-arena.names.${lostTo}`) });
    return t(ended === 'time' ? 'battle-arena.cause.time' : 'battle-arena.cause.quit');
  };
}
