import type { BoardPeriod, BoardScope } from '@star-seekers/contracts/board';

/** A board: all-time totals, one game in a period, or the factions. */
export type BoardKey =
  | { readonly kind: 'global' }
  | { readonly kind: 'factions' }
  | {
      readonly kind: 'game';
      readonly gameId: number;
      readonly period: BoardPeriod;
      readonly scope: BoardScope;
      /** The month or year, as in `2026-11` or `2026`; undefined for the present one. */
      readonly at?: string | undefined;
      /** Of the scores, where it is not today's. */
      readonly scale?: number | undefined;
    };

/** Keys of all queries. All but `user` are removed when another player signs in. */
export const queryKeys = {
  user: ['user'],
  config: ['config'],
  /** A probe, which is not cached: what is known of the hub may be from before a failure. */
  servedBuild: ['served-build'],
  legal: (page: string, language: string) => ['legal', page, language],
  player: (username: string) => ['player', username],
  breakdown: (userId: string) => ['breakdown', userId],
  keepsakes: (userId: string) => ['keepsakes', userId],
  results: (gameId: number) => ['results', gameId],
  openRuns: ['open-runs'],
  liveRuns: ['live-runs'],
  playerRuns: (userId: string, part: 'list' | 'plot', filter: object) => ['player-runs', userId, part, filter],
  run: (runId: string, part: 'page' | 'pace' | 'replay' | 'recording' | 'local') => ['run', runId, part],
  challenge: (id: string) => ['challenge', id],
  runTexts: (runId: string, userId: string, language: string) => ['run-texts', runId, userId, language],
  /** All that is known of days: invalidate this after an attempt. */
  days: ['daily'],
  daily: (part: 'day' | 'board' | 'me' | 'past', day?: string, userId?: string) => ['daily', part, day, userId],
  dice: { cooldown: ['dice', 'cooldown'], rolls: ['dice', 'rolls'], seed: ['dice', 'seed'] },
  resetLink: (token: string) => ['reset-link', token],
  packages: ['packages'],
  allTransactions: ['transactions'],
  transactions: (userId: string) => ['transactions', userId],
  payments: ['payments'],
  decisions: ['decisions'],
  /** All boards and own ranks: invalidate this after a verified run. */
  boards: ['boards'],
  board: (board: BoardKey) => ['boards', 'rows', board],
  boardMe: (board: BoardKey) => ['boards', 'me', board],
} as const;
