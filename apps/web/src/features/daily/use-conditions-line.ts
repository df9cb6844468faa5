import { conditionsLine, conditionsOf } from '@star-seekers/games/conditions';
import type { GameSlug } from '@star-seekers/games/catalog';
import { useTranslation } from 'react-i18next';

/** Says the conditions of a game on a day in one short line. Its texts are those of the namespace `conditions`. */
export function useConditionsLine(): (slug: GameSlug, conditions: Readonly<Record<string, number>>) => string {
  const { t } = useTranslation('conditions');
  // The keys come from the games' own files, which a test compares with what they say.
  const textOf = t as (key: string, values?: object) => string;
  return (slug, conditions) =>
    conditionsLine(conditionsOf(slug, conditions), (key, values) => textOf(`${slug}.${key}`, values));
}
