/** Most scores in a pace. */
export const PACE_POINTS = 64;
