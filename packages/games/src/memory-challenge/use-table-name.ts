import { useTranslation } from 'react-i18next';
import { LOOK_PAIRS, looksOf } from './rules.ts';

/** Returns a function that names the look-alikes of a level: 'moons and red hulls'; undefined for a level that has none. */
export function useTableName(): (level: number) => string | undefined {
  const { t } = useTranslation('games');
  return (level) => {
    const pair = LOOK_PAIRS.find((candidate) => candidate === looksOf(level));
    return pair && t(`memory-challenge.table.${pair[0]}`);
  };
}
