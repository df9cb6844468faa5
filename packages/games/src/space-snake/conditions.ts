import { type RunOptions, choiceIn, dayRng, drawChoice, orderCount, orderOf } from '@star-seekers/sim';
import type { Condition } from '../condition.ts';
import { listing } from './listing.ts';
import { DAY_FIGURES, FIGURES, type Figure } from './rules.ts';

const ORDERS = orderCount(FIGURES.length, DAY_FIGURES);

/** The figures of a day and their order (`G2.15`): others than yesterday's, or another order. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { figures: drawChoice(dayRng(seed, listing.id), ORDERS, yesterday?.figures) };
}

/** The figures of a run in their order; undefined by the plain rules. @throws {MalformedInput} on an order that there is not */
export function figuresOf(options: RunOptions | undefined): readonly Figure[] | undefined {
  const order = choiceIn(options, 'figures', ORDERS);
  return order === undefined ? undefined : orderOf(FIGURES, DAY_FIGURES, order);
}

/** The figures in their order. */
export function conditionsOf(options: RunOptions): readonly Condition[] {
  const [first, second, third] = figuresOf(options) ?? [];
  if (!first) return [];
  const named = (figure: Figure | undefined): Condition => ({ key: `figure.${figure}` });
  return [{ key: 'order', values: { first: named(first), second: named(second), third: named(third) } }];
}
