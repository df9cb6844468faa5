import { MalformedInput, type RunOptions } from '@star-seekers/sim';
import type { Condition, ConditionsOf } from './condition.ts';
import { bySlug } from './i18n/by-slug.ts';

export { type Condition, conditionsLine } from './condition.ts';

const found = bySlug(import.meta.glob<ConditionsOf>('./*/conditions.ts', { eager: true, import: 'conditionsOf' }));

/** The conditions of a run's options, by the game's slug. None for a game without conditions, and for options that this page does not know. */
export function conditionsOf(slug: string, options: RunOptions): readonly Condition[] {
  try {
    return found[slug]?.(options) ?? [];
  } catch (error) {
    if (error instanceof MalformedInput) return [];
    throw error;
  }
}
