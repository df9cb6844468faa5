import { DAY_MS, dayNamed, dayOf, nameOfDay } from '@star-seekers/contracts/daily';
import { shareOfGold } from '@star-seekers/contracts/gold-share';
import { type AnyGame, MEDALS, type Medal, medalFigure, medalsUnder } from '@star-seekers/games';
import type { RunOptions } from '@star-seekers/sim';
import type { Db, EngineTraits } from '../../platform/database/database.ts';
import type { PlayableGames } from '../../platform/playable-games.ts';
import type { Counter, FinishedRun } from '../counting/counter.ts';
import { bestOfDay } from '../counting/day-sum.ts';
import { countOnDay } from '../leaderboards/count-run.ts';
import { dayAttempted, dayClosed } from './errors.ts';
import { findAttempt, findDayGame, fixMedals, storeShare } from './repository.ts';
import type { DayGameTable } from './table.ts';

/** After the end of a day an attempt can be handed in for this long; it counts if it was finished within the day. */
const GRACE_MS = 10 * 60 * 1000;

/** Stored as its place among the medals, from 1; 0 is none. */
type DayMedal = Medal | null;

/** An attempt of a day. */
export interface Attempt {
  readonly day: number;
  readonly conditions: RunOptions;
  readonly expiresAt: number;
}

/**
 * Begins the attempt of a player: one for each game and day. From now on the day has medals.
 * @throws {ApiFailure} daily/closed, daily/attempted
 */
export async function beginAttempt(
  trx: Db,
  game: Pick<AnyGame, 'id' | 'medals' | 'dayMedals'>,
  { userId, day: name, now }: { readonly userId: string; readonly day: string; readonly now: number },
): Promise<Attempt> {
  const day = dayNamed(name);
  const { id: gameId } = game;
  if (day !== dayOf(now)) throw dayClosed();
  const row = await findDayGame(trx, day, gameId);
  if (!row) throw dayClosed();
  const before = await findAttempt(trx, { userId, day, gameId });
  if (before) throw dayAttempted(before.id);
  const conditions = JSON.parse(row.conditions) as RunOptions;
  // An older version beside this one may have drawn the day.
  await fixMedals(trx, { day, gameId, medals: medalsUnder(game, conditions) });
  return { day, conditions, expiresAt: (day + 1) * DAY_MS + GRACE_MS };
}

/** Counts attempts on their days. */
export function dailyCounter(engine: EngineTraits, games: PlayableGames): Counter {
  return {
    async count(trx, run) {
      const { day } = run;
      if (day === null) return {};
      const { share, medal } = await storeWorth(trx, { ...run, day }, games);
      const ofDay = { day, share, bestOf: await bestOfDay(trx, day) };
      const { total, rank } = await countOnDay(trx, engine, { ...run, ofDay });
      return { daily: { day: nameOfDay(day), share, medal, total, rank } };
    },
    // What an attempt is worth is stored with its run and stays; the boards of days are recounted with all others.
    recount: async () => [],
  };
}

/** Stores what an attempt that counts is worth on its day. */
async function storeWorth(
  trx: Db,
  { runId, gameId, day, score, keepsakes }: FinishedRun & { readonly day: number },
  { byId }: PlayableGames,
): Promise<{ readonly share: number; readonly medal: DayMedal }> {
  const game = await findDayGame(trx, day, gameId);
  if (!game?.gold) throw new Error(`an attempt of game ${gameId} on a day without medals`);
  const listing = byId.get(gameId);
  const reached = listing ? medalFigure(listing, { gold: game.gold }, { score, keepsakes }) : score;
  const medal = medalsReached(game, reached);
  const share = shareOfGold(reached, game.gold);
  await storeShare(trx, runId, { share, medal });
  return { share, medal: storedMedal(medal) };
}

/** How many medals a run reaches. */
function medalsReached(game: DayGameTable, reached: number): number {
  return MEDALS.filter((medal) => reached >= (game[medal] ?? Number.POSITIVE_INFINITY)).length;
}

export function storedMedal(value: number): DayMedal {
  return MEDALS[value - 1] ?? null;
}
