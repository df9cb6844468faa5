import { useTranslation } from 'react-i18next';
import { artworkAt } from './pictures.ts';
import type { PuzzleState } from './state.ts';

/** Returns a function that describes in one line why a run ended. */
export function useRunCause(): (state: Readonly<PuzzleState>) => string {
  const { t } = useTranslation('games');
  return ({ status, artwork }) => {
    if (status === 'solved') return t('puzzle.cause.solved', { title: artworkAt(artwork).title });
    return t(status === 'timeUp' ? 'puzzle.cause.timeUp' : 'puzzle.cause.quit');
  };
}
