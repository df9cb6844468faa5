/** Credits that one game start costs (`P9.23`). */
export const CREDITS_PER_RUN = 1;

/** Runs are watched so far behind the player, in milliseconds: nobody can play by what a viewer sees. */
export const LIVE_DELAY_MS = 15_000;

/** Most scores in a pace. */
export const PACE_POINTS = 64;

/** Why a run is reported: played by a program, by a mistake of the game, under an offensive name, or something else. */
export const REPORT_REASONS = ['automated', 'exploit', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
