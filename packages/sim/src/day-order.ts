import type { RunOptions } from './game-sim.ts';
import { choiceIn, dayRng, drawChoice, orderCount, orderOf } from './options.ts';

/** Some of a game's figures in some order, as the conditions of a day: the option `figures`. */
export interface DayOrder<Figure> {
  /** Others than yesterday's, or in another order. */
  readonly draw: (seed: number, yesterday?: RunOptions) => RunOptions;
  /** The figures of a run in their order; undefined by the plain rules. @throws {MalformedInput} on an order that there is not */
  readonly of: (options: RunOptions | undefined) => readonly Figure[] | undefined;
}

/** @param count figures of a day */
export function dayOrder<Figure>(gameId: number, figures: readonly Figure[], count: number): DayOrder<Figure> {
  const orders = orderCount(figures.length, count);
  return {
    draw: (seed, yesterday) => ({ figures: drawChoice(dayRng(seed, gameId), orders, yesterday?.figures) }),
    of(options) {
      const order = choiceIn(options, 'figures', orders);
      return order === undefined ? undefined : orderOf(figures, count, order);
    },
  };
}
