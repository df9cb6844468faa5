import { createHash } from 'node:crypto';
import { CREDITS_PER_RUN, type SubmitScoreAnswer, type SubmitScoreBody } from '@star-seekers/contracts';
import { type RunSetup, TICK_MS } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { giveBack } from '../credits/service.ts';
import { countRun, gameRecordOf, monthlyRankOf, totalsOf } from '../leaderboards/service.ts';
import { replayRequired, runClosed, runExpired, runNotFound, runRejected, staleRules } from './errors.ts';
import { closeRun, findRun, insertResult, storeAnswer } from './repository.ts';
import { returnReason } from './run-reason.ts';
import type { RunTable } from './table.ts';
import type { Verdict } from './verify-worker.ts';

/** A run may hold this much more simulated time than the server saw pass (`architecture.md`, a ranked run). */
const CLOCK_SLACK_MS = 2000;

interface Claim {
  readonly score: number;
  readonly points: number;
  readonly replay: string;
  readonly hash: string;
}

/**
 * Verifies a finished run and counts it. The same claim again gives the same answer; a claim that its replay does not prove
 * closes the run and counts nothing.
 * @throws {ApiFailure} with the `runs/…` codes of the contract
 */
export async function submitScore(
  services: Services,
  userId: string,
  body: SubmitScoreBody,
): Promise<SubmitScoreAnswer> {
  const { db, clock, sims, verifier } = services;
  const { runId, replay } = body;
  if (runId === undefined || replay === undefined) throw replayRequired();
  const run = await findRun(db, runId, userId);
  if (!run || run.game_id !== body.gameId) throw runNotFound();
  const claim: Claim = { score: body.score, points: body.points, replay, hash: hashOf(body) };
  if (run.status !== 'open') return answerAgain(run, claim);

  const receivedAt = clock.now();
  if (receivedAt >= run.expires_at) {
    await closeRun(db, run.id, { status: 'expired', now: receivedAt, claimHash: claim.hash });
    throw runExpired();
  }
  if (sims.get(run.game_id)?.rulesVersion !== run.rules_version) {
    await payBack(services, run, claim);
    throw staleRules();
  }
  const playedMs = receivedAt - run.started_at;
  // The worker may take a while: no transaction is open meanwhile.
  const verdict = await verifier.verify(
    { gameId: run.game_id, setup: JSON.parse(run.setup) as RunSetup, replay },
    playedMs,
  );
  if (!proves(verdict, claim, playedMs)) {
    await closeRun(db, run.id, { status: 'rejected', now: receivedAt, claimHash: claim.hash });
    throw runRejected();
  }
  const answer = await count(services, run, claim, verdict, receivedAt);
  if (answer) return answer;
  // Another call with this run was faster.
  return answerAgain((await findRun(db, run.id, userId)) ?? run, claim);
}

type Proof = Extract<Verdict, { proven: true }>;

function proves(verdict: Verdict, claim: Claim, playedMs: number): verdict is Proof {
  return (
    verdict.proven &&
    verdict.outcome.score === claim.score &&
    verdict.outcome.points === claim.points &&
    verdict.ticks * TICK_MS <= playedMs + CLOCK_SLACK_MS
  );
}

/** Closes the run and updates everything that shows it, in one transaction; undefined when it was closed meanwhile. */
async function count(
  { db }: Services,
  run: RunTable,
  claim: Claim,
  { outcome, ticks }: Proof,
  now: number,
): Promise<SubmitScoreAnswer | undefined> {
  return db.transaction().execute(async (trx) => {
    const closed = await closeRun(trx, run.id, { status: 'verified', now, claimHash: claim.hash });
    if (!closed) return undefined;
    const { user_id: userId, game_id: gameId } = run;
    const { bestScore } = await gameRecordOf(trx, userId, gameId);
    await insertResult(trx, {
      run_id: run.id,
      user_id: userId,
      game_id: gameId,
      score: outcome.score,
      points: outcome.points,
      reason: outcome.reason,
      stats: JSON.stringify(outcome.stats),
      ticks,
      replay: claim.replay,
      finished_at: now,
    });
    await countRun(trx, {
      userId,
      runId: run.id,
      gameId,
      score: outcome.score,
      points: outcome.points,
      at: now,
      faction: run.faction,
      startedAt: run.started_at,
    });
    const answer = await answerFor(trx, run, outcome, bestScore);
    await storeAnswer(trx, run.id, JSON.stringify(answer));
    return answer;
  });
}

async function answerFor(
  trx: Db,
  run: RunTable,
  { score, points }: { score: number; points: number },
  bestBefore: number | null,
): Promise<SubmitScoreAnswer> {
  const rank = await monthlyRankOf(trx, run.user_id, { gameId: run.game_id, startedAt: run.started_at });
  const { totalPoints } = await totalsOf(trx, run.user_id);
  return {
    accepted: true,
    score,
    points,
    personalBest: score > (bestBefore ?? 0),
    bestScore: Math.max(score, bestBefore ?? 0),
    rank: rank ?? 1,
    totalPoints,
  };
}

/** What a run that is no longer open answers. */
function answerAgain(run: RunTable, claim: Claim): SubmitScoreAnswer {
  if (run.status === 'returned') throw staleRules();
  if (run.status === 'expired') throw runExpired();
  if (run.claim_hash !== claim.hash) throw runClosed();
  if (run.status === 'rejected' || run.answer === null) throw runRejected();
  return JSON.parse(run.answer) as SubmitScoreAnswer;
}

async function payBack({ db, clock }: Services, run: RunTable, claim: Claim): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const closed = await closeRun(trx, run.id, { status: 'returned', now, claimHash: claim.hash });
    if (!closed) return;
    await giveBack(trx, {
      userId: run.user_id,
      amount: CREDITS_PER_RUN,
      reason: returnReason(run.game_id),
      ref: `run:${run.id}`,
      now,
    });
  });
}

function hashOf({ gameId, score, points, replay }: SubmitScoreBody): string {
  return createHash('sha256')
    .update(JSON.stringify([gameId, score, points, replay]))
    .digest('base64url');
}
