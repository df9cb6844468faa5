import { useTranslation } from 'react-i18next';
import { LOOKS } from './look-alikes.ts';
import { LOOK_PAIRS, looksOf } from './rules.ts';
import type { MemoryState } from './state.ts';

/**
 * Returns a function that names the look-alikes of a level: 'moons and red hulls', or the look of the day; undefined for a level that has
 * none.
 */
export function useTableName(): (level: Pick<Readonly<MemoryState>, 'level' | 'family'>) => string | undefined {
  const { t } = useTranslation('games');
  return ({ level, family }) => {
    const look = family === undefined ? undefined : LOOKS[family];
    if (look !== undefined) return t(`memory-challenge.conditions.family.${look}`);
    const pair = LOOK_PAIRS.find((candidate) => candidate === looksOf(level));
    return pair && t(`memory-challenge.table.${pair[0]}`);
  };
}
