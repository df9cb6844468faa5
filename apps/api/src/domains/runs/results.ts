import type { GameId, ResultsAnswer } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { type Totals, gameRecordOf, totalsOf } from '../leaderboards/service.ts';
import { notVerified } from './errors.ts';
import { hasResultWithPoints, lastResult } from './repository.ts';

/** The player's record in a game and the last run with its figures. */
export async function resultsOf(db: Db, userId: string, gameId: GameId): Promise<ResultsAnswer> {
  const record = await gameRecordOf(db, userId, gameId);
  const last = await lastResult(db, userId, gameId);
  return {
    gameId,
    ...record,
    last: last
      ? {
          runId: last.run_id,
          score: last.score,
          points: last.points,
          reason: last.reason,
          stats: JSON.parse(last.stats) as Record<string, number>,
          finishedAt: last.finished_at,
        }
      : null,
  };
}

/**
 * Confirms a result that was verified before and answers with the totals; changes nothing (`rulings.md`, departures).
 * @throws {ApiFailure} results/not_verified
 */
export async function confirmResult(
  db: Db,
  userId: string,
  claim: { gameId: GameId; points: number },
): Promise<Totals> {
  if (!(await hasResultWithPoints(db, userId, claim.gameId, claim.points))) throw notVerified();
  return totalsOf(db, userId);
}
