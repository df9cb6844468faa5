import type { SubmitDuelAnswer, SubmitDuelBody } from '@star-seekers/contracts';
import type { Trx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import { findPlayer } from '../auth/repository.ts';
import { playerNotFound, runRejected, staleClient } from '../runs/errors.ts';
import { scaleOf, tieTicksOf } from '../../platform/playable-games.ts';
import { type Standing, compareStandings } from '../leaderboards/board-order.ts';
import { insertResult, insertRun } from '../runs/repository.ts';
import { secretOf, setupOf } from '../verifier/stored-run.ts';
import type { DuelVerdict } from '../verifier/verify-worker.ts';
import { stateOf } from './challenge.ts';
import { challengeClosed, challengeFull, challengeNotFound, recordingCopied } from './errors.ts';
import {
  type ChallengeRow,
  type DuelRow,
  deleteDuels,
  findChallenge,
  insertDuel,
  isRecorded,
  listDuels,
  listRecordings,
  touchChallenge,
} from './repository.ts';

/** Most players of a challenge: when there are more, the best ones stay. */
export const MAX_DUELS = 100;

type Proof = Extract<DuelVerdict, { proven: true }>;

/**
 * Verifies a duel on the course of its challenge, and keeps it if it is the player's best there. It counts nowhere else.
 * @throws {ApiFailure} challenges/not_found, challenges/closed, challenges/full, challenges/copied, runs/stale_client, runs/rejected, runs/busy
 */
export async function submitDuel(
  services: Services,
  { id, userId, body }: { readonly id: string; readonly userId: string; readonly body: SubmitDuelBody },
): Promise<SubmitDuelAnswer> {
  const { db, games, verifier } = services;
  const challenge = await findChallenge(db, id);
  if (!challenge) throw challengeNotFound();
  const secret = secretOf(challenge);
  if (stateOf(games, challenge) !== 'open' || !secret) throw challengeClosed();
  if (body.rulesVersion !== challenge.rules_version) throw staleClient(challenge.rules_version);
  const course = { setup: setupOf(challenge), secret, replay: challenge.replay };
  const others = await listRecordings(db, { runId: challenge.run_id, userId });
  const task = { gameId: challenge.game_id, course, replay: body.replay, others };
  const verdict = await verifier.verifyDuel(task, games.byId.get(challenge.game_id)?.sim.maxTicks ?? 0);
  if (!verdict.proven || verdict.outcome.score !== body.score) {
    const reason = verdict.proven ? `claimed ${body.score}, proven ${verdict.outcome.score}` : verdict.reason;
    throw runRejected({ challengeId: id, gameId: challenge.game_id, reason });
  }
  if (verdict.isCopied) throw recordingCopied();
  const duel = { challenge, userId, proof: verdict };
  return db.playerTransaction(userId, async (trx) => keepIfBest(trx, services, duel), 'serializable');
}

interface ProvenDuel {
  readonly challenge: ChallengeRow;
  readonly userId: string;
  readonly proof: Proof;
}

async function keepIfBest(trx: Trx, services: Services, duel: ProvenDuel): Promise<SubmitDuelAnswer> {
  const { challenge, userId, proof } = duel;
  const { id } = challenge;
  const { score } = proof.outcome;
  const now = services.clock.now();
  const tieTicks = tieTicksOf(services.games, challenge.game_id, { score, ticks: proof.ticks });
  const own: Standing = { score, tie_ticks: tieTicks, achieved_at: now };
  // Again, because it may have been deleted meanwhile.
  if (!(await findChallenge(trx, id))) throw challengeNotFound();
  // The commands may differ and come to the same; and a recording may have been stored while this one was verified.
  const played = { runId: challenge.run_id, userId, stateHash: proof.trace.stateHash };
  if (proof.tellsItsPlayer && (await isRecorded(trx, played))) throw recordingCopied();
  await touchChallenge(trx, id, now);
  const before = await listDuels(trx, id);
  const last = before.find((row) => row.user_id === userId);
  if (last && isAhead(last, own)) {
    // The same recording again gets the same answer.
    return answerOf(challenge, before, last, { score, isBest: last.replay === proof.replay });
  }
  const worst = before.at(-1);
  if (!last && before.length >= MAX_DUELS && worst) {
    if (isAhead(worst, own)) throw challengeFull();
    await deleteDuels(trx, [worst.run_id]);
  }
  if (last) await deleteDuels(trx, [last.run_id]);
  const runId = await storeDuel(trx, services, duel, now);
  const after = await listDuels(trx, id);
  const kept = after.find((row) => row.run_id === runId);
  if (!kept) throw new Error(`duel ${runId} was not stored`);
  return answerOf(challenge, after, kept, { score, isBest: true });
}

/** Stores a duel as a run that counts nowhere. @returns its id */
async function storeDuel(
  trx: Trx,
  { games }: Services,
  { challenge, userId, proof }: ProvenDuel,
  now: number,
): Promise<string> {
  const player = await findPlayer(trx, userId);
  if (!player) throw playerNotFound();
  const { game_id: gameId, rules_version: rulesVersion, setup, secret } = challenge;
  const { outcome, ticks, replay, trace } = proof;
  const id = newId(now);
  await insertRun(trx, {
    id,
    user_id: userId,
    game_id: gameId,
    rules_version: rulesVersion,
    setup,
    secret,
    faction: player.faction,
    status: 'duel',
    started_at: now,
    expires_at: now,
    closed_at: now,
    claim_hash: null,
    answer: null,
    epoch: 1,
    log_format: COMMAND_LOG_FORMAT,
    live_id: null,
    verifying_until: null,
    verifying_by: null,
    day: null,
    again: null,
    day_share: null,
    day_medal: null,
  });
  await insertResult(trx, {
    run_id: id,
    user_id: userId,
    game_id: gameId,
    scale: scaleOf(games, gameId),
    score: outcome.score,
    tie_ticks: tieTicksOf(games, gameId, { score: outcome.score, ticks }),
    points: 0,
    reason: outcome.reason,
    stats: JSON.stringify(outcome.stats),
    ticks,
    replay,
    finished_at: now,
    gold_share: null,
    for_faction: 0,
    witness: null,
    pace: JSON.stringify(trace.pace),
    state_hash: trace.stateHash,
    commended: 0,
    left_again: null,
  });
  await insertDuel(trx, { run_id: id, challenge_id: challenge.id, user_id: userId });
  return id;
}

/** Of equal results the earlier is ahead, which is the stored one. */
function isAhead({ finished_at: at, ...stored }: ChallengeRow | DuelRow, other: Standing): boolean {
  return compareStandings({ ...stored, achieved_at: at }, other) <= 0;
}

/** Where a duel stands among all results. */
function answerOf(
  challenge: ChallengeRow,
  duels: readonly DuelRow[],
  kept: DuelRow,
  { score, isBest }: Pick<SubmitDuelAnswer, 'score' | 'isBest'>,
): SubmitDuelAnswer {
  const { run_id: runId, finished_at: achievedAt } = kept;
  const isBehindRun = isAhead(challenge, { ...kept, achieved_at: achievedAt });
  const ahead = duels.findIndex((row) => row.run_id === runId) + (isBehindRun ? 1 : 0);
  return { score, isBest, runId, place: ahead + 1, of: duels.length + 1 };
}
