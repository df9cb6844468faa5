import { CREDITS_PER_RUN, type SubmitScoreAnswer, type SubmitScoreBody } from '@star-seekers/contracts';
import { type AnyGameSim, type RunSetup, TICK_MS } from '@star-seekers/sim';
import type { Services } from '../../platform/services.ts';
import { giveBack } from '../credits/service.ts';
import { type Claim, claimOf } from './claim.ts';
import { countVerifiedRun } from './count-verified-run.ts';
import { replayRequired, runClosed, runExpired, runNotFound, runRejected, staleRules } from './errors.ts';
import { closeRun, findRun } from './repository.ts';
import { returnReason } from './run-reason.ts';
import type { RunTable } from './table.ts';

/** A run may hold this much more simulated time than the server saw pass (`architecture.md`, a ranked run). */
const CLOCK_SLACK_MS = 2000;

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
  const claim = claimOf(body, replay, clock.now());

  if (run.status !== 'open') return answerAgain(run, claim);
  if (claim.at >= run.expires_at) return refuse(services, run, claim, 'expired');
  const sim = sims.byId.get(run.game_id);
  if (sim?.rulesVersion !== run.rules_version) return payBack(services, run, claim);

  // No transaction is open while the worker is busy: it would keep everybody else waiting.
  const verdict = await verifier.verify({
    gameId: run.game_id,
    setup: JSON.parse(run.setup) as RunSetup,
    replay,
    maxTicks: possibleTicks(run, sim, claim),
  });
  const proven = verdict.proven && verdict.outcome.score === claim.score && verdict.outcome.points === claim.points;
  if (!proven) return refuse(services, run, claim, 'rejected');
  const answer = await countVerifiedRun(services, run, claim, verdict);
  return answer ?? answerOfOther(services, run, claim);
}

/** More ticks than these have not passed since the run started. */
function possibleTicks(run: RunTable, sim: AnyGameSim, claim: Claim): number {
  const passedMs = Math.max(0, claim.at - run.started_at);
  return Math.min(sim.maxTicks, Math.floor((passedMs + CLOCK_SLACK_MS) / TICK_MS));
}

async function refuse(
  services: Services,
  run: RunTable,
  claim: Claim,
  status: 'expired' | 'rejected',
): Promise<SubmitScoreAnswer> {
  const closed = await closeRun(services.db, run.id, { status, now: claim.at, claimHash: claim.hash });
  if (!closed) return answerOfOther(services, run, claim);
  throw status === 'expired' ? runExpired() : runRejected();
}

async function payBack(services: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  const closed = await services.db.transaction().execute(async (trx) => {
    if (!(await closeRun(trx, run.id, { status: 'returned', now: claim.at, claimHash: claim.hash }))) return false;
    await giveBack(trx, {
      userId: run.user_id,
      amount: CREDITS_PER_RUN,
      reason: returnReason(run.game_id),
      ref: `run:${run.id}`,
      now: claim.at,
    });
    return true;
  });
  if (!closed) return answerOfOther(services, run, claim);
  throw staleRules();
}

/** What the run answers after another call has closed it meanwhile. */
async function answerOfOther({ db }: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  return answerAgain((await findRun(db, run.id, run.user_id)) ?? run, claim);
}

/** What a run that is no longer open answers. */
function answerAgain(run: RunTable, claim: Claim): SubmitScoreAnswer {
  if (run.status === 'returned') throw staleRules();
  if (run.status === 'expired') throw runExpired();
  if (run.claim_hash !== claim.hash) throw runClosed();
  if (run.answer === null) throw runRejected();
  return JSON.parse(run.answer) as SubmitScoreAnswer;
}
