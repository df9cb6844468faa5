import type { SubmitScoreAnswer } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { countRun } from '../leaderboards/count-run.ts';
import { monthlyRankOf } from '../leaderboards/service.ts';
import type { Claim } from './claim.ts';
import { insertKeepsakes } from './keepsakes.ts';
import { closeRun, insertResult, storeAnswer } from './repository.ts';
import type { RunTable } from './table.ts';
import type { Verdict } from './verify-worker.ts';

type Proof = Extract<Verdict, { proven: true }>;

/** Closes the run and updates boards and totals in one transaction; undefined when it was closed concurrently. */
export async function countVerifiedRun(
  services: Services,
  run: RunTable,
  claim: Claim,
  { outcome, ticks, keepsakes }: Proof,
): Promise<SubmitScoreAnswer | undefined> {
  const { id: runId, user_id: userId, game_id: gameId, faction } = run;
  const { score, points } = outcome;
  return services.db.playerTransaction(userId, async (trx) => {
    if (!(await closeRun(trx, runId, { status: 'verified', now: claim.at, claimHash: claim.hash }))) return undefined;
    await insertResult(trx, {
      run_id: runId,
      user_id: userId,
      game_id: gameId,
      score,
      points,
      reason: outcome.reason,
      stats: JSON.stringify(outcome.stats),
      ticks,
      replay: claim.replay,
      finished_at: claim.at,
    });
    await insertKeepsakes(trx, runId, keepsakes);
    const countedRun = { userId, runId, gameId, score, points, faction, finishedAt: claim.at };
    const { before, after } = await countRun(trx, services.db.engine, countedRun);
    const bestBefore = before.games.get(gameId)?.best_score ?? 0;
    const answer: SubmitScoreAnswer = {
      accepted: true,
      score,
      points,
      personalBest: score > bestBefore,
      bestScore: Math.max(score, bestBefore),
      rank: await monthlyRankOf(trx, userId, countedRun),
      totalPoints: after.total?.total_points ?? 0,
    };
    await storeAnswer(trx, runId, JSON.stringify(answer));
    return answer;
  });
}
