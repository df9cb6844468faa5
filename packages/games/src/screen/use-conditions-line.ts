import { useTranslation } from 'react-i18next';
import { conditionsLine, conditionsOf } from '../conditions.ts';
import type { GameSlug } from '../game-texts.ts';
import type { HostedConditions } from './game-host.ts';

/** The day's conditions of a screen in one short line; undefined without any. */
export function useConditionsLine(slug: GameSlug, conditions: HostedConditions | undefined): string | undefined {
  const { t } = useTranslation('games');
  const told = conditions ? conditionsOf(slug, conditions.options) : [];
  if (told.length === 0) return undefined;
  return conditionsLine(told, (key, values) => t(`${slug}.conditions.${key}` as never, values));
}
