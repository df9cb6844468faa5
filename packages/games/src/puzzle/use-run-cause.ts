import { useTranslation } from 'react-i18next';
import { artworkAt } from './pictures.ts';
import type { PuzzleState } from './state.ts';

/** Says in one line why a run has ended. */
export function useRunCause(): (state: Readonly<PuzzleState>) => string {
  const { t } = useTranslation('games');
  return ({ status, artwork }) => {
    if (status === 'solved') return t('puzzle.cause.solved', { title: artworkAt(artwork).title });
    return t(status === 'timeUp' ? 'puzzle.cause.timeUp' : 'puzzle.cause.quit');
  };
}
