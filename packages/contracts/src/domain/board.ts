import { SIDES } from './faction.ts';

/** Rows of a board page (`P9.25`). */
export const LEADERBOARD_PAGE_SIZE = 50;

export const BOARD_PERIODS = ['monthly', 'yearly'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export const BOARD_SCOPES = ['global', ...SIDES] as const;
export type BoardScope = (typeof BOARD_SCOPES)[number];
