/** Raised whenever the outcome of any run could change. */
export const RULES_VERSION = 1;

/** Number of bays. The light moves from the first to the last and starts again. */
export const BAYS = 9;

/** Numbers of bays of which a day has one. */
export const BAYS_OF_DAY = [7, 8, 10, 11] as const;

/** Ticks of the light in a bay: at the start, and at top speed. */
export const SLOWEST_TICKS = 14;
export const FASTEST_TICKS = 5;

/** Score of a docked ship. */
export const DOCKED_SCORE = 100;

/** Ships at the start; the run ends with the last one. */
export const LIVES = 3;

/** A run ends after ten minutes. */
export const MAX_TICKS = 36_000;

/** Ticks of the light in a bay; one fewer for every docked ship. */
export function restTicks(docked: number): number {
  return Math.max(FASTEST_TICKS, SLOWEST_TICKS - docked);
}
