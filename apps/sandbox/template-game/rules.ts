/** Raised whenever the outcome of any run could change. */
export const RULES_VERSION = 1;

/** The light runs over these bays, from the first to the last and on from the first. */
export const BAYS = 9;

/** Ticks for which the light rests in a bay: at first, and when a run is at its fastest. */
export const SLOWEST_TICKS = 14;
export const FASTEST_TICKS = 4;

/** A ship that docks in the open bay. */
export const DOCKED_SCORE = 100;

/** Ships that may be lost. */
export const LIVES = 3;

/** A run is over after a minute in any case. */
export const MAX_TICKS = 3600;

/** Every ship that docks brings the next one a tick sooner. */
export function restTicks(docked: number): number {
  return Math.max(FASTEST_TICKS, SLOWEST_TICKS - docked);
}
