/** Why a run is reported: played by a program, by a mistake of the game, under an offensive name, or something else. */
export const REPORT_REASONS = ['automated', 'exploit', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
