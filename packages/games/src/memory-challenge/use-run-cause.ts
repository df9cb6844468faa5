import { useTranslation } from 'react-i18next';
import { MAX_POINTS } from './rules.ts';
import type { MemoryState } from './state.ts';

/** Returns a function that describes in one line why a run ended. */
export function useRunCause(): (state: Readonly<MemoryState>) => string {
  const { t } = useTranslation('games');
  return ({ status, score, level, ended }) => {
    if (status === 'won') {
      return score >= MAX_POINTS ? t('memory-challenge.cause.most') : t('memory-challenge.cause.finished', { level });
    }
    if (status === 'lost') return t('memory-challenge.cause.timeUp', { level });
    return t(ended === 'time' ? 'memory-challenge.cause.time' : 'memory-challenge.cause.quit');
  };
}
