import type { ExportAnswer, ResultsAnswer, SeenRun, Witness } from '@star-seekers/contracts';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ScoredGame } from '../leaderboards/board-key.ts';
import { type Totals, gameRecordOf, totalsOf } from '../leaderboards/service.ts';
import { keepsakesByRun } from './keepsakes.ts';
import { hasResultWithPoints, lastResult, listRunsWithResults, mostPoints } from './repository.ts';
import type { ResultTable } from '../runs/table.ts';

/** The player's record in a game, and the latest run with its statistics. */
export async function resultsOf(db: Db, userId: string, game: ScoredGame): Promise<ResultsAnswer> {
  const { gameId } = game;
  const record = await gameRecordOf(db, userId, game);
  const last = await lastResult(db, userId, gameId);
  return {
    gameId,
    ...record,
    bestPoints: await mostPoints(db, userId, game),
    last: last
      ? {
          runId: last.run_id,
          score: last.score,
          points: last.points,
          reason: last.reason,
          stats: parseStats(last.stats),
          finishedAt: last.finished_at,
        }
      : null,
  };
}

/** All runs of a player with their results, latest first. */
export async function runHistoryOf(db: Db, userId: string): Promise<ExportAnswer['runs']> {
  const keepsakes = await keepsakesByRun(db, userId);
  return (await listRunsWithResults(db, userId)).map(({ witness, ...run }) => ({
    runId: run.id,
    gameId: run.game_id,
    faction: run.faction,
    status: run.status,
    startedAt: run.started_at,
    closedAt: run.closed_at,
    result: parseResult(run),
    witness: parseSeenRun(witness),
    keepsakes: keepsakes.get(run.id) ?? [],
  }));
}

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** The result of a run that may have none. */
export function parseResult({
  id: runId,
  score,
  points,
  reason,
  stats,
  finished_at: finishedAt,
}: { readonly id: string } & Nullable<
  Pick<ResultTable, 'score' | 'points' | 'reason' | 'stats' | 'finished_at'>
>): ExportAnswer['runs'][number]['result'] {
  if (score === null || points === null || reason === null || stats === null || finishedAt === null) return null;
  return { runId, score, points, reason, stats: parseStats(stats), finishedAt };
}

/**
 * Confirms an already verified result and returns the totals; changes nothing (`P7.18`).
 * @throws {ApiFailure} results/not_verified
 */
export async function confirmResult(
  db: Db,
  userId: string,
  claim: { gameId: number; points: number },
): Promise<Totals> {
  if (!(await hasResultWithPoints(db, userId, claim.gameId, claim.points))) throw notVerified();
  return totalsOf(db, userId);
}

export function parseStats(stats: string): Record<string, number> {
  return JSON.parse(stats) as Record<string, number>;
}

/** What the server saw of a run, from its stored JSON; null for runs from before streams. */
export function parseSeenRun(json: string | null): SeenRun | null {
  if (json === null) return null;
  // The times of pauses were not stored from the beginning.
  const seen = JSON.parse(json) as Witness & Partial<SeenRun>;
  return { ...seen, pausedAt: seen.pausedAt ?? [] };
}

const notVerified = () => new ApiFailure('results/not_verified', 'No verified result of this game has these points.');
