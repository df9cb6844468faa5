import type { RunOptions } from './game-sim.ts';
import { choiceIn, everyChoice, orderCount, orderOf } from './options.ts';

/** Some of a game's figures in some order, as the conditions of a day: the option `figures`. */
export interface DayOrder<Figure> {
  /** All of them. */
  readonly conditions: readonly RunOptions[];
  /** The figures of a run in their order; undefined by the plain rules. @throws {MalformedInput} on an order that there is not */
  readonly of: (options: RunOptions | undefined) => readonly Figure[] | undefined;
}

/** @param count figures of a day */
export function dayOrder<Figure>(figures: readonly Figure[], count: number): DayOrder<Figure> {
  const orders = orderCount(figures.length, count);
  return {
    conditions: everyChoice('figures', orders),
    of(options) {
      const order = choiceIn(options, 'figures', orders);
      return order === undefined ? undefined : orderOf(figures, count, order);
    },
  };
}
