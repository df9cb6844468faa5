import { type RunOptions, choiceIn, dayRng, drawChoice, orderCount, orderOf } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { listing } from './listing.ts';
import { DAY_FORMATIONS, FORMATIONS, type FormationName } from './rules.ts';

const ORDERS = orderCount(FORMATIONS.length, DAY_FORMATIONS);

/** The formations of a day and their order (`G1.18`): others than yesterday's, or another order. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { figures: drawChoice(dayRng(seed, listing.id), ORDERS, yesterday?.figures) };
}

/** The formations of a run in their order; undefined by the plain rules. @throws {MalformedInput} on an order that there is not */
export function formationsOf(options: RunOptions | undefined): readonly FormationName[] | undefined {
  const order = choiceIn(options, 'figures', ORDERS);
  return order === undefined ? undefined : orderOf(FORMATIONS, DAY_FORMATIONS, order);
}

/** The formations in their order. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const [first, second, third] = formationsOf(options) ?? [];
  if (!first) return [];
  const named = (formation: FormationName | undefined): Condition => ({ key: `figure.${formation}` });
  return [{ key: 'order', values: { first: named(first), second: named(second), third: named(third) } }];
}
