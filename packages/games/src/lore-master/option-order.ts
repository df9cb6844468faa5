import { OPTION_COUNT } from './rules.ts';

/** Every order that the four options can stand in: which of them stands at each place. A question is told with the index of one. */
export const optionOrders: readonly (readonly number[])[] = ordersOf(
  Array.from({ length: OPTION_COUNT }, (_, option) => option),
);

/** The options of a question as they are shown. @throws {RangeError} when there is no such order */
export function inOrder<Option>(options: readonly Option[], order: number): Option[] {
  return orderAt(order).map((option) => options[option] as Option);
}

/** Where an option is shown. @throws {RangeError} when there is no such order */
export function placeOf(option: number, order: number): number {
  return orderAt(order).indexOf(option);
}

function orderAt(order: number): readonly number[] {
  const found = optionOrders[order];
  if (!found) throw new RangeError(`options have no order ${order}`);
  return found;
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
