import type { BoardPeriod, BoardScope } from '@star-seekers/contracts/board';
import { nameOfDay } from '@star-seekers/contracts/daily';
import type { Faction } from '@star-seekers/contracts/faction';

/** The hall of fame: a board without a period, whose score is the sum of all points. */
export const HALL = 'hall';

/** A game as long as its scores can be compared; see `GameSim.scoreScale`. */
export interface ScoredGame {
  readonly gameId: number;
  readonly scale: number;
}

/**
 * Boards are named by game, period and scope, for example `2:2026-11:global`. A new month is a new name, so nothing has to be
 * reset (`P9.1`). So is a new scale of scores, which is named from the second one on: `2.2:2026-11:global`.
 */
export function boardKey({ gameId, scale }: ScoredGame, period: BoardPeriod, scope: BoardScope, time: number): string {
  const game = scale === 1 ? `${gameId}` : `${gameId}.${scale}`;
  return `${game}:${periodName(period, time)}:${scope}`;
}

/** The month or year of a moment in UTC, as in `2026-11` or `2026`. */
export function periodName(period: BoardPeriod, time: number): string {
  return new Date(time).toISOString().slice(0, period === 'monthly' ? 'YYYY-MM'.length : 'YYYY'.length);
}

/** The board of a day, whose scores are sums of shares: `day:2026-11-26`. */
export function dayBoard(day: number): string {
  return `day:${nameOfDay(day)}`;
}

/** The boards that a run counts on: month and year of its end, global and of its faction. */
export function boardsOfRun(run: ScoredGame & { faction: Faction; finishedAt: number }): string[] {
  const scopes: BoardScope[] = run.faction === 'none' ? ['global'] : ['global', run.faction];
  return (['monthly', 'yearly'] as const).flatMap((period) =>
    scopes.map((scope) => boardKey(run, period, scope, run.finishedAt)),
  );
}
