import { dayOf } from '@star-seekers/contracts/daily';
import { shareOfGold } from '@star-seekers/contracts/gold-share';
import type { SeenRun, SubmitScoreAnswer, SubmitScoreBody, Witness } from '@star-seekers/contracts';
import type { ApiFailure } from '../../platform/api-error.ts';
import type { Counts } from '../../platform/counts.ts';
import type { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { bronzeOf, figureOf, goldOf, scaleOf, tieTicksOf } from '../../platform/playable-games.ts';
import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import type { Counted, FinishedRun } from '../counting/counter.ts';
import { countsForFaction } from '../counting/month.ts';
import { againAsStored, parseAgain, setupOf } from '../verifier/stored-run.ts';
import { runBusy, VerificationTimedOut } from '../verifier/verifier.ts';
import type { Verdict } from '../verifier/verify-worker.ts';
import {
  runClosed,
  runExpired,
  runNotFound,
  runRejected,
  runRequired,
  runUnchecked,
  runUnfinished,
  staleRules,
} from './errors.ts';
import { countTimeout, refundRun, returnOf } from './run-price.ts';
import {
  closeRun,
  disownVerification,
  findRun,
  insertKeepsakes,
  insertResult,
  lockVerification,
  returnVerification,
  storeAnswer,
} from './repository.ts';
import { plays, refundUnplayed } from './run-rules.ts';
import { deleteChunks, lastChunk, movesOfRun, packedChunks } from './stream/repository.ts';
import type { RunTable } from './table.ts';

declare module '../../platform/services.ts' {
  interface Services {
    /** Serializes verdicts about runs, by run and player. */
    readonly verdicts: KeyedMutex;
    /** Verified runs since the server started, by why they do not count; `none` for those that do. */
    readonly witnessed: Counts;
  }
}

/** After this time another process verifies the run of one that lives, but does not answer. */
export const VERIFY_LOCK_MS = 60_000;

/**
 * Verifies a finished run and counts it. Idempotent: repeating a claim gives the same answer. A claim that its chunks do not yield
 * closes the run without counting it.
 * @throws {ApiFailure} with the `runs/…` codes of the contract
 */
export async function submitScore(
  services: Services,
  userId: string,
  body: SubmitScoreBody,
): Promise<SubmitScoreAnswer> {
  const { runId } = body;
  if (runId === undefined) throw runRequired();
  // One claim at a time per run, so that concurrent claims do not occupy the verifiers; between processes a lock does this.
  return services.verdicts.run(`${runId} ${userId}`, async () => decide(services, userId, { ...body, runId }));
}

/** A player's claim about a finished run. */
interface Claim {
  readonly score: number;
  readonly points: number;
  /** Identifies the claim, for idempotency. */
  readonly hash: string;
  /** Time of arrival in epoch milliseconds. */
  readonly at: number;
}

function claimOf({ gameId, score, points }: SubmitScoreBody, at: number): Claim {
  return { score, points, hash: sha256(JSON.stringify([gameId, score, points])), at };
}

async function decide(
  services: Services,
  userId: string,
  body: SubmitScoreBody & { readonly runId: string },
): Promise<SubmitScoreAnswer> {
  const { db, clock, games, processes, verifier } = services;
  const { runId } = body;
  const run = await findRun(db, runId, userId);
  if (!run || run.game_id !== body.gameId) throw runNotFound();
  const claim = claimOf(body, clock.now());

  if (run.status !== 'open') return storedAnswer(services, run, claim);
  if (claim.at >= run.expires_at) return reject(services, run, claim, 'expired');
  if (!plays(games.byId.get(run.game_id), run)) {
    if (await refundUnplayed(services, run)) throw staleRules();
    return answerAfterRace(services, run, claim);
  }

  const [last] = await db.read(lastChunk, { runId });
  if (last?.kind !== 'end') throw runUnfinished();
  await processes.begin();
  const now = clock.now();
  const all = { runId, seq: last.seq + 1 };
  const moves = await movesOfRun(db, all);
  // Whether the restart of a process is to be excused is known soon.
  if (!(await processes.areSettled(moves))) throw runBusy();
  const { id: by } = processes;
  // This process itself has one claim of a run at a time: a lock that it has is left over from one that failed.
  const [from = by] = run.verifying_by === null ? [] : await processes.diedBefore([{ id: run.verifying_by, at: now }]);
  try {
    const isLocked = await lockVerification(db, { id: runId, by, from, now, until: now + VERIFY_LOCK_MS });
    if (!isLocked) return await answerAfterRace(services, run, claim);
    // Verify outside a transaction, which would block all other writers.
    const goneOwners = await processes.diedBefore(moves);
    const chunks = await packedChunks(db, all);
    const task = { gameId: run.game_id, setup: setupOf(run), chunks, goneOwners, again: parseAgain(run.again) };
    const verdict = await verifier.verify(task, last.to_tick);
    const reason = mismatchOf(verdict, claim);
    if (!verdict.proven || reason !== undefined) return await reject(services, run, claim, 'rejected', reason);
    const answer = await countVerifiedRun(services, { run, proof: verdict, finishedAt: last.arrived_at }, claim);
    services.streams.forget(run);
    if (answer) services.witnessed.add(verdict.fault ?? 'none');
    return answer ?? (await answerAfterRace(services, run, claim));
  } catch (error) {
    if (error instanceof VerificationTimedOut) {
      await disownVerification(db, { id: runId, by });
      return timedOut(services, run, claim, error);
    }
    // Also when the lock may not have been taken: its answer can be lost. If this fails too, this process takes it again.
    await returnVerification(db, { id: runId, by }).catch(() => undefined);
    throw error;
  }
}

/** Why a run does not match a claim; undefined when it does. */
function mismatchOf(verdict: Verdict, { score, points }: Claim): string | undefined {
  if (!verdict.proven) return verdict.reason;
  const { outcome } = verdict;
  if (outcome.score === score && outcome.points === points) return undefined;
  return `claimed ${score} and ${points} points, proven ${outcome.score} and ${outcome.points}`;
}

type Proof = Extract<Verdict, { proven: true }>;

/** A proven run, and when its last chunk arrived. */
export interface ProvenRun {
  readonly run: RunTable;
  readonly proof: Proof;
  readonly finishedAt: number;
}

/** What the answer says unless a counter says otherwise. */
const UNCOUNTED: Counted = { commendations: [], personalBest: false, bestScore: 0, rank: null, totalPoints: 0 };

/** Closes the run in one transaction, and counts it if it was witnessed; undefined when it was closed concurrently. */
export async function countVerifiedRun(
  services: Services,
  { run, proof, finishedAt }: ProvenRun,
  claim: Claim,
): Promise<SubmitScoreAnswer | undefined> {
  const { id: runId, user_id: userId, game_id: gameId, faction, day } = run;
  const { outcome, ticks, keepsakes, commendations, again, fault, trace } = proof;
  const { score, points } = outcome;
  const isLate = day !== null && dayOf(finishedAt) !== day;
  const status = fault !== undefined || isLate ? 'unwitnessed' : day === null ? 'verified' : 'daily';
  const witness = witnessOf(proof);
  const scale = scaleOf(services.games, gameId);
  const tieTicks = tieTicksOf(services.games, gameId, { score, ticks });
  const reached = figureOf(services.games, gameId, { score, keepsakes });
  const share = shareOfGold(reached, goldOf(services.games, gameId));
  const forFaction = countsForFaction({ score, ticks, reached }, bronzeOf(services.games, gameId));
  return services.db.playerTransaction(userId, async (trx) => {
    if (!(await closeRun(trx, runId, { status, now: claim.at, claimHash: claim.hash }))) return undefined;
    await insertResult(trx, {
      run_id: runId,
      user_id: userId,
      game_id: gameId,
      scale,
      score,
      tie_ticks: tieTicks,
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
      // Attempts of days are the same for everybody, so they leave nothing either.
      left_again: status === 'verified' ? againAsStored(again) : null,
    });
    await insertKeepsakes(trx, runId, keepsakes);
    await deleteChunks(trx, runId);
    const figures = { scale, score, tieTicks, points, faction, forFaction, finishedAt, share };
    const finished: FinishedRun = { userId, runId, gameId, day, ...figures, keepsakes, commendations };
    const said = { ...UNCOUNTED };
    for (const counter of services.counters) {
      const part = status === 'unwitnessed' ? counter.ofUncounted?.(trx, finished) : counter.count(trx, finished);
      Object.assign(said, await part);
    }
    if (isLate && fault === undefined) said.daily = null;
    const answer: SubmitScoreAnswer = { accepted: true, score, points, witness, ...said };
    await storeAnswer(trx, runId, JSON.stringify(answer));
    return answer;
  });
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

async function reject(
  services: Services,
  run: RunTable,
  claim: Claim,
  status: 'expired' | 'rejected',
  reason?: string,
): Promise<SubmitScoreAnswer> {
  const isClosed = await closeRun(services.db, run.id, { status, now: claim.at, claimHash: claim.hash });
  services.streams.forget(run);
  if (!isClosed) return answerAfterRace(services, run, claim);
  throw status === 'expired' ? runExpired() : runRejected({ runId: run.id, gameId: run.game_id, reason });
}

/**
 * The hub did not manage to verify a run. Nobody verifies it until the lock has ended, when its claim is sent again; if that takes too long too,
 * its credit is refunded.
 */
async function timedOut(
  services: Services,
  run: RunTable,
  claim: Claim,
  { budgetMs }: VerificationTimedOut,
): Promise<SubmitScoreAnswer> {
  const { db, log } = services;
  const isLast = await countTimeout(db, run.id, claim.at);
  const { id: runId, game_id: gameId, rules_version: rulesVersion } = run;
  log.error({ event: 'verify.timeout', runId, gameId, rulesVersion, budgetMs, isLast }, 'verify.timeout');
  if (!isLast) throw runBusy(VERIFY_LOCK_MS / 1000);
  return returnCredit(services, run, claim, runUnchecked());
}

async function returnCredit(
  services: Services,
  run: RunTable,
  claim: Claim,
  reason: ApiFailure,
): Promise<SubmitScoreAnswer> {
  const closing = { now: claim.at, claimHash: claim.hash };
  const isClosed = await services.db.transaction(async (trx) => refundRun(trx, run, closing));
  services.streams.forget(run);
  if (!isClosed) return answerAfterRace(services, run, claim);
  throw reason;
}

/** The answer when a run was closed concurrently. */
async function answerAfterRace(services: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  return storedAnswer(services, (await findRun(services.db, run.id, run.user_id)) ?? run, claim);
}

/** The answer for a run that is no longer open, or that another process verifies. */
async function storedAnswer({ db }: Services, run: RunTable, claim: Claim): Promise<SubmitScoreAnswer> {
  if (run.status === 'open') throw runBusy();
  if (run.status === 'returned') throw await returnOf(db, run.id);
  if (run.status === 'expired') throw runExpired();
  if (run.status === 'voided' || run.claim_hash !== claim.hash) throw runClosed();
  if (run.answer === null) throw runRejected();
  const answer = JSON.parse(run.answer) as Omit<SubmitScoreAnswer, 'commendations'> & Partial<SubmitScoreAnswer>;
  // Answers from before there were commendations have none.
  return { ...answer, commendations: answer.commendations ?? [] };
}
