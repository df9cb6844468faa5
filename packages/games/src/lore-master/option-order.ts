import { OPTION_COUNT } from './rules.ts';

/** Every order of the four options: the option at each place. A revealed question contains the index of its order. */
export const optionOrders: readonly (readonly number[])[] = ordersOf(
  Array.from({ length: OPTION_COUNT }, (_, option) => option),
);

/** The options of a question in their displayed order. @throws {RangeError} if there is no such order */
export function inOrder<Option>(options: readonly Option[], order: number): Option[] {
  return orderAt(order).map((option) => options[option] as Option);
}

/** Displayed place of an option. @throws {RangeError} if there is no such order */
export function placeOf(option: number, order: number): number {
  return orderAt(order).indexOf(option);
}

function orderAt(order: number): readonly number[] {
  const options = optionOrders[order];
  if (!options) throw new RangeError(`options have no order ${order}`);
  return options;
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
