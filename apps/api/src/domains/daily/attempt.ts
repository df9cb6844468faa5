import type { DailyResult } from '@star-seekers/contracts';
import { DAY_MS, dayNamed, dayOf, nameOfDay } from '@star-seekers/contracts/daily';
import { shareOfGold } from '@star-seekers/contracts/gold-share';
import { type AnyGame, MEDALS, type Medal } from '@star-seekers/games';
import type { RunOptions } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import { dayAttempted, dayClosed } from './errors.ts';
import { findAttempt, findDayGame, fixPar, storeShare } from './repository.ts';
import type { DayGameTable } from './table.ts';

/** After the end of a day an attempt can be handed in for this long; it counts if it was finished within the day. */
const GRACE_MS = 10 * 60 * 1000;

/** Stored as its place among the medals, from 1; 0 is none. */
export type DayMedal = Medal | null;

/** An attempt of a day. */
export interface Attempt {
  readonly day: number;
  readonly conditions: RunOptions;
  readonly expiresAt: number;
}

/**
 * Begins the attempt of a player: one for each game and day. If the medals are not measured yet, they are those of the game.
 * @throws {ApiFailure} daily/closed, daily/attempted
 */
export async function beginAttempt(
  trx: Db,
  { id: gameId, medals }: Pick<AnyGame, 'id' | 'medals'>,
  { userId, day: name, now }: { readonly userId: string; readonly day: string; readonly now: number },
): Promise<Attempt> {
  const day = dayNamed(name);
  if (day !== dayOf(now)) throw dayClosed();
  const game = await findDayGame(trx, day, gameId);
  if (!game) throw dayClosed();
  const before = await findAttempt(trx, { userId, day, gameId });
  if (before) throw dayAttempted(before.id);
  await fixPar(trx, { day, gameId, par: medals });
  return { day, conditions: JSON.parse(game.conditions) as RunOptions, expiresAt: (day + 1) * DAY_MS + GRACE_MS };
}

/** What a run is worth on its day. */
export interface DayShare {
  readonly day: number;
  readonly share: number;
}

/** Stores what an attempt that counts is worth. */
export async function settleAttempt(
  trx: Db,
  run: { readonly id: string; readonly gameId: number; readonly day: number },
  score: number,
): Promise<DayShare & { readonly medal: DayMedal }> {
  const { id, gameId, day } = run;
  const game = await findDayGame(trx, day, gameId);
  if (!game?.gold) throw new Error(`an attempt of game ${gameId} on a day without medals`);
  const medal = medalsReached(game, score);
  const share = shareOfGold(score, game.gold);
  await storeShare(trx, id, { share, medal });
  return { day, share, medal: medalOf(medal) };
}

/** How many medals a score reaches. */
function medalsReached(game: DayGameTable, score: number): number {
  return MEDALS.filter((medal) => score >= (game[medal] ?? Number.POSITIVE_INFINITY)).length;
}

export function medalOf(value: number): DayMedal {
  return MEDALS[value - 1] ?? null;
}

export function dailyResultOf(
  { day, share, medal }: DayShare & { readonly medal: DayMedal },
  { total, rank }: Pick<DailyResult, 'total' | 'rank'>,
): DailyResult {
  return { day: nameOfDay(day), share, medal, total, rank };
}
