import { useTranslation } from 'react-i18next';
import { mazeOf } from './mazes/index.ts';
import type { CargoState } from './state.ts';

/** Returns a function that names a deck. */
export function useDeckName(): (level: number) => string {
  const { t } = useTranslation('games');
  return (level) => t(`cargo-runner.conditions.decks.${mazeOf(level).plan.id}`);
}

/** Returns a function that describes in one line why a mission ended. */
export function useCause(): (state: Readonly<CargoState>) => string {
  const { t } = useTranslation('games');
  const deckName = useDeckName();
  return ({ fate, ended, level }) => {
    if (fate) return t(`cargo-runner.cause.${fate.cause}`, { deck: deckName(level) });
    return t(ended === 'time' ? 'cargo-runner.cause.time' : 'cargo-runner.cause.quit');
  };
}
