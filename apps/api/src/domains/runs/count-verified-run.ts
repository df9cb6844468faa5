import { dayOf } from '@star-seekers/contracts/daily';
import { shareOfGold } from '@star-seekers/contracts/gold-share';
import type { SeenRun, SubmitScoreAnswer, Witness } from '@star-seekers/contracts';
import type { Trx } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { commend } from '../commendations/award.ts';
import { dailyResultOf, settleAttempt } from '../daily/attempt.ts';
import { contestedSumOf } from '../daily/repository.ts';
import { contest } from '../gates/contest.ts';
import { type SharedRun, contestedAttempt, contestedBy } from '../gates/figures.ts';
import { countRun } from '../leaderboards/count-run.ts';
import { countsForFaction } from '../leaderboards/faction-of-month.ts';
import { bestScoreIn, gameRecordOf, monthlyRankOf, placeOnDay, totalsOf } from '../leaderboards/service.ts';
import type { Claim } from './claim.ts';
import { insertKeepsakes } from './keepsakes.ts';
import { bronzeOf, goldOf, scaleOf } from './playable-games.ts';
import { closeRun, insertResult, storeAnswer } from './repository.ts';
import { deleteChunks } from './stream/repository.ts';
import type { RunTable } from './table.ts';
import type { Verdict } from './verify-worker.ts';

type Proof = Extract<Verdict, { proven: true }>;

/** A proven run, and when its last chunk arrived. */
export interface ProvenRun {
  readonly run: RunTable;
  readonly proof: Proof;
  readonly finishedAt: number;
}

/**
 * Closes the run in one transaction, and updates boards and totals if it was witnessed; undefined when it was closed concurrently.
 */
export async function countVerifiedRun(
  services: Services,
  { run, proof, finishedAt }: ProvenRun,
  claim: Claim,
): Promise<SubmitScoreAnswer | undefined> {
  const { id: runId, user_id: userId, game_id: gameId, faction } = run;
  const { outcome, ticks, keepsakes, commendations, fault, trace } = proof;
  const { score, points } = outcome;
  const isLate = run.day !== null && dayOf(finishedAt) !== run.day;
  const status = fault !== undefined || isLate ? 'unwitnessed' : run.day === null ? 'verified' : 'daily';
  const witness = witnessOf(proof);
  const scale = scaleOf(services.games, gameId);
  const share = shareOfGold(score, goldOf(services.games, gameId));
  const forFaction = countsForFaction({ score, ticks }, bronzeOf(services.games, gameId));
  return services.db.playerTransaction(userId, async (trx) => {
    if (!(await closeRun(trx, runId, { status, now: claim.at, claimHash: claim.hash }))) return undefined;
    await insertResult(trx, {
      run_id: runId,
      user_id: userId,
      game_id: gameId,
      scale,
      score,
      points,
      reason: outcome.reason,
      stats: JSON.stringify(outcome.stats),
      ticks,
      replay: proof.replay,
      finished_at: finishedAt,
      gold_share: share,
      for_faction: forFaction ? 1 : 0,
      witness: JSON.stringify(seenRunOf(witness, proof)),
      pace: JSON.stringify(trace.pace),
      state_hash: trace.stateHash,
      commended: status === 'unwitnessed' ? 0 : 1,
    });
    await insertKeepsakes(trx, runId, keepsakes);
    await deleteChunks(trx, runId);
    const countedRun = { userId, runId, gameId, scale, score, points, faction, forFaction, finishedAt, share };
    const standing =
      status === 'verified'
        ? await count(trx, services, countedRun)
        : {
            ...(await uncounted(trx, countedRun)),
            ...(status === 'daily' && (await countAttempt(trx, services, run, countedRun))),
            ...(isLate && fault === undefined && { daily: null }),
          };
    const earned =
      status === 'unwitnessed'
        ? []
        : await commend(trx, { ...countedRun, keepsakes, commendations }, services.games.byId);
    const answer: SubmitScoreAnswer = {
      accepted: true,
      score,
      points,
      witness,
      commendations: [...earned],
      ...standing,
    };
    await storeAnswer(trx, runId, JSON.stringify(answer));
    return answer;
  });
}

type Standing = Pick<SubmitScoreAnswer, 'personalBest' | 'bestScore' | 'rank' | 'totalPoints' | 'daily'>;

async function count(trx: Trx, { db }: Services, run: SharedRun): Promise<Standing> {
  const { before, after } = await countRun(trx, db.engine, run);
  for (const contested of contestedBy([run])) await contest(trx, contested);
  const bestBefore = bestScoreIn(before.games.get(run.gameId), run.scale) ?? 0;
  return {
    personalBest: run.score > bestBefore,
    bestScore: Math.max(run.score, bestBefore),
    rank: await monthlyRankOf(trx, after, run),
    totalPoints: after.total?.total_points ?? 0,
  };
}

/** Counts the attempt of a day on its board, and for the gate of the daily. */
async function countAttempt(
  trx: Trx,
  { db }: Services,
  { day }: Pick<RunTable, 'day'>,
  run: SharedRun,
): Promise<Pick<SubmitScoreAnswer, 'daily'>> {
  const { runId: id, userId, gameId } = run;
  if (day === null) return {};
  const settled = await settleAttempt(trx, { id, gameId, day }, run.score);
  const attempt = { ...run, ofDay: settled };
  const { after } = await countRun(trx, db.engine, attempt);
  if (run.forFaction) await contest(trx, contestedAttempt(attempt, await contestedSumOf(trx, userId, settled.day)));
  return { daily: dailyResultOf(settled, await placeOnDay(trx, after, settled.day)) };
}

async function uncounted(trx: Trx, { userId, ...game }: SharedRun): Promise<Standing> {
  const { bestScore } = await gameRecordOf(trx, userId, game);
  const { totalPoints } = await totalsOf(trx, userId);
  return { personalBest: false, bestScore: bestScore ?? 0, rank: null, totalPoints };
}

/** Most pauses that are stored with their times; a run that counts has fewer. */
const STORED_PAUSES = 100;

function seenRunOf(witness: Witness, { figures }: Proof): SeenRun {
  const pausedAt = figures.pausedAt.slice(0, STORED_PAUSES).map(({ tick, ms }) => ({ tick, ms: Math.round(ms) }));
  return { ...witness, pausedAt };
}

function witnessOf({ figures, fault }: Proof): Witness {
  const { unaccountedMs, lateTicks, pauses } = figures;
  return { fault: fault ?? null, unaccountedMs: Math.round(unaccountedMs), lateTicks, pauses };
}
