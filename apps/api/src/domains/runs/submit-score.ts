import { type SubmitScoreAnswer, type SubmitScoreBody } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { type Claim, claimOf } from './claim.ts';
import { countVerifiedRun } from './count-verified-run.ts';
import { replayRequired, runClosed, runExpired, runNotFound, runRejected, staleRules } from './errors.ts';
import { payBack } from './pay-back.ts';
import { closeRun, findRun } from './repository.ts';
import { setupOf } from './setup-of.ts';
import type { RunTable } from './table.ts';
import { ticksPassed } from './ticks-passed.ts';
import type { Verdict } from './verify-worker.ts';

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
  const { runId, replay } = body;
  if (runId === undefined || replay === undefined) throw replayRequired();
  // One claim decides about a run; others must not keep the verifiers busy meanwhile.
  return services.verdicts.take(runId, async () => decide(services, userId, { ...body, runId, replay }));
}

async function decide(
  services: Services,
  userId: string,
  body: SubmitScoreBody & { readonly runId: string; readonly replay: string },
): Promise<SubmitScoreAnswer> {
  const { db, clock, sims, verifier } = services;
  const { runId, replay } = body;
  const run = await findRun(db, runId, userId);
  if (!run || run.game_id !== body.gameId) throw runNotFound();
  const claim = claimOf(body, replay, clock.now());

  if (run.status !== 'open') return answerAgain(run, claim);
  if (claim.at >= run.expires_at) return refuse(services, run, claim, 'expired');
  const sim = sims.byId.get(run.game_id);
  if (sim?.rulesVersion !== run.rules_version) return returnCredit(services, run, claim);

  // No transaction is open while the worker is busy: it would keep everybody else waiting.
  const verdict = await verifier.verify({
    gameId: run.game_id,
    setup: setupOf(run),
    replay,
    dealt: sim.hidden ? await services.told.of(db, run.id) : [],
    maxTicks: Math.min(sim.maxTicks, ticksPassed(run, claim.at)),
  });
  const reason = faultOf(verdict, claim);
  if (!verdict.proven || reason !== undefined) return refuse(services, run, claim, 'rejected', reason);
  const answer = await countVerifiedRun(services, run, claim, verdict);
  return answer ?? answerOfOther(services, run, claim);
}

/** Why a replay does not prove a claim; undefined when it does. */
function faultOf(verdict: Verdict, { score, points }: Claim): string | undefined {
  if (!verdict.proven) return verdict.why;
  const { outcome } = verdict;
  if (outcome.score === score && outcome.points === points) return undefined;
  return `claimed ${score} and ${points} points, proven ${outcome.score} and ${outcome.points}`;
}

async function refuse(
  services: Services,
  run: RunTable,
  claim: Claim,
  status: 'expired' | 'rejected',
  reason?: string,
): Promise<SubmitScoreAnswer> {
  const closed = await closeRun(services.db, run.id, { status, now: claim.at, claimHash: claim.hash });
  if (!closed) return answerOfOther(services, run, claim);
  throw status === 'expired' ? runExpired() : runRejected({ runId: run.id, gameId: run.game_id, reason });
}

async function returnCredit(services: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  const closing = { now: claim.at, claimHash: claim.hash };
  const closed = await services.db.transaction().execute(async (trx) => payBack(trx, run, closing));
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
  if (run.status === 'voided' || run.claim_hash !== claim.hash) throw runClosed();
  if (run.answer === null) throw runRejected();
  return JSON.parse(run.answer) as SubmitScoreAnswer;
}
