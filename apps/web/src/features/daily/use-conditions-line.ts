import type { GameSlug } from '@star-seekers/games/catalog';
import { type Condition, conditionsLine, conditionsOf } from '@star-seekers/games/conditions';
import { useTranslation } from 'react-i18next';

/** Says the conditions of a game on a day in one short line. Its texts are those of the namespace `conditions`. */
export function useConditionsLine(): (slug: GameSlug, conditions: Readonly<Record<string, number>>) => string {
  const { i18n } = useTranslation();
  // The keys come from the games' folders, where a test compares them with the texts.
  const textOf = i18n.getFixedT(i18n.language, 'conditions' as 'common') as unknown as (
    key: string,
    values: Condition['values'],
  ) => string;
  return (slug, conditions) =>
    conditionsLine(conditionsOf(slug, conditions), (key, values) => textOf(`${slug}.${key}`, values));
}
