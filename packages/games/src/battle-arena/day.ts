import { type RunOptions, dayOrder } from '@star-seekers/sim';
import { DAY_FORMATIONS, FORMATIONS } from './rules.ts';

/** The formations of a day and their order (`G1.18`). */
export const dayFigures = dayOrder(FORMATIONS, DAY_FORMATIONS);

/**
 * The orders that a day may have: one of each round, 20 of the 60 that there are. Three formations go round alike, whichever begins, up to the
 * same runs where the first waves do not fly the one that does.
 */
export const dayConditions: readonly RunOptions[] = dayFigures.conditions.filter((options) => {
  const places = (dayFigures.of(options) ?? []).map((formation) => FORMATIONS.indexOf(formation));
  const sum = places.reduce((total, place) => total + place, 0);
  // Each formation begins four of them.
  return places[0] === places.toSorted((one, other) => one - other)[sum % DAY_FORMATIONS];
});
