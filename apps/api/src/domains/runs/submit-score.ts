import type { SubmitScoreAnswer, SubmitScoreBody } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { type Claim, claimOf } from './claim.ts';
import { countVerifiedRun } from './count-verified-run.ts';
import { replayRequired, runClosed, runExpired, runNotFound, runRejected, staleRules } from './errors.ts';
import { refundRun } from './refund-run.ts';
import { closeRun, findRun } from './repository.ts';
import { setupOf } from './setup-of.ts';
import type { RunTable } from './table.ts';
import { ticksPassed } from './ticks-passed.ts';
import type { Verdict } from './verify-worker.ts';

/**
 * Verifies a finished run and counts it. Idempotent: repeating a claim gives the same answer. A claim that its replay does not yield
 * closes the run without counting it.
 * @throws {ApiFailure} with the `runs/…` codes of the contract
 */
export async function submitScore(
  services: Services,
  userId: string,
  body: SubmitScoreBody,
): Promise<SubmitScoreAnswer> {
  const { runId, replay } = body;
  if (runId === undefined || replay === undefined) throw replayRequired();
  // One claim at a time per run, so that concurrent claims do not occupy the verifiers.
  return services.verdicts.run(runId, async () => decide(services, userId, { ...body, runId, replay }));
}

async function decide(
  services: Services,
  userId: string,
  body: SubmitScoreBody & { readonly runId: string; readonly replay: string },
): Promise<SubmitScoreAnswer> {
  const { db, clock, games, verifier } = services;
  const { runId, replay } = body;
  const run = await findRun(db, runId, userId);
  if (!run || run.game_id !== body.gameId) throw runNotFound();
  const claim = claimOf(body, replay, clock.now());

  if (run.status !== 'open') return storedAnswer(run, claim);
  if (claim.at >= run.expires_at) return reject(services, run, claim, 'expired');
  const sim = games.byId.get(run.game_id)?.sim;
  if (sim?.rulesVersion !== run.rules_version) return returnCredit(services, run, claim);

  // Verify outside a transaction, which would block all other writers.
  const verdict = await verifier.verify({
    gameId: run.game_id,
    setup: setupOf(run),
    replay,
    reveals: run.secret === null ? [] : await services.reveals.of(db, run.id),
    maxTicks: Math.min(sim.maxTicks, ticksPassed(run, claim.at)),
  });
  const reason = mismatchOf(verdict, claim);
  if (!verdict.proven || reason !== undefined) return reject(services, run, claim, 'rejected', reason);
  const answer = await countVerifiedRun(services, run, claim, verdict);
  return answer ?? answerAfterRace(services, run, claim);
}

/** Why a replay does not match a claim; undefined when it does. */
function mismatchOf(verdict: Verdict, { score, points }: Claim): string | undefined {
  if (!verdict.proven) return verdict.reason;
  const { outcome } = verdict;
  if (outcome.score === score && outcome.points === points) return undefined;
  return `claimed ${score} and ${points} points, proven ${outcome.score} and ${outcome.points}`;
}

async function reject(
  services: Services,
  run: RunTable,
  claim: Claim,
  status: 'expired' | 'rejected',
  reason?: string,
): Promise<SubmitScoreAnswer> {
  const isClosed = await closeRun(services.db, run.id, { status, now: claim.at, claimHash: claim.hash });
  if (!isClosed) return answerAfterRace(services, run, claim);
  throw status === 'expired' ? runExpired() : runRejected({ runId: run.id, gameId: run.game_id, reason });
}

async function returnCredit(services: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  const closing = { now: claim.at, claimHash: claim.hash };
  const isClosed = await services.db.transaction(async (trx) => refundRun(trx, run, closing));
  if (!isClosed) return answerAfterRace(services, run, claim);
  throw staleRules();
}

/** The answer when a run was closed concurrently. */
async function answerAfterRace({ db }: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  return storedAnswer((await findRun(db, run.id, run.user_id)) ?? run, claim);
}

/** The answer for a run that is no longer open. */
function storedAnswer(run: RunTable, claim: Claim): SubmitScoreAnswer {
  if (run.status === 'returned') throw staleRules();
  if (run.status === 'expired') throw runExpired();
  if (run.status === 'voided' || run.claim_hash !== claim.hash) throw runClosed();
  if (run.answer === null) throw runRejected();
  return JSON.parse(run.answer) as SubmitScoreAnswer;
}
