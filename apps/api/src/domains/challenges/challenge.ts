import type { Challenge, ChallengeResult, OpenRun } from '@star-seekers/contracts';
import { DAY_MS } from '@star-seekers/contracts/daily';
import type { Services } from '../../platform/services.ts';
import { secretOf } from '../verifier/stored-run.ts';
import { runNotFound } from '../runs/errors.ts';
import { findClosedRun } from '../records/repository.ts';
import { challengeImpossible, challengeNotFound } from './errors.ts';
import {
  type ChallengeRow,
  findChallenge,
  findChallengeOfDuel,
  insertChallenge,
  listDuels,
  deleteChallenge,
  nextUnplayed,
} from './repository.ts';
import type { Database, Trx } from '../../platform/database/database.ts';

/** A challenge that nobody has played for so long is deleted. */
export const CHALLENGE_LIFETIME_MS = 90 * DAY_MS;

/** Of the id of a challenge. */
const ID_BYTES = 16;

/**
 * Challenges others to a closed run. The same player and run give the same challenge; a duel gives the one that it belongs to.
 * @throws {ApiFailure} runs/not_found, challenges/impossible
 */
export async function createChallenge(
  { db, clock, games, randomness }: Pick<Services, 'db' | 'clock' | 'games' | 'randomness'>,
  { runId, userId }: { readonly runId: string; readonly userId: string },
): Promise<{ id: string }> {
  const run = await findClosedRun(db, runId);
  if (!run) throw runNotFound();
  const challengeId = await findChallengeOfDuel(db, runId);
  if (challengeId !== undefined) return { id: challengeId };
  const sim = games.byId.get(run.game_id)?.sim;
  const isPlayable = sim?.beacons !== undefined && sim.rulesVersion === run.rules_version && run.secret !== null;
  if (!isPlayable || run.status === 'voided') throw challengeImpossible();
  const now = clock.now();
  const challenge = { id: randomness.token(ID_BYTES), run_id: runId, user_id: userId, created_at: now, played_at: now };
  return { id: await db.playerTransaction(userId, async (trx) => insertChallenge(trx, challenge)) };
}

/** A challenge with all results. @throws {ApiFailure} challenges/not_found */
export async function challengeOf(services: Pick<Services, 'db' | 'games'>, id: string): Promise<Challenge> {
  const { db, games } = services;
  const row = await findChallenge(db, id);
  if (!row) throw challengeNotFound();
  const state = stateOf(games, row);
  const secret = secretOf(row);
  return {
    id: row.id,
    gameId: row.game_id,
    rulesVersion: row.rules_version,
    challenger: { id: row.challenger_id, username: row.challenger_name, faction: row.challenger_faction },
    createdAt: row.created_at,
    expiresAt: row.played_at + CHALLENGE_LIFETIME_MS,
    state,
    run: resultOf(row),
    duels: (await listDuels(db, id)).map(resultOf),
    course:
      state === 'open' && secret ? { setup: JSON.parse(row.setup) as OpenRun['setup'], secret: [...secret] } : null,
  };
}

/** Whether a challenge can be played, or why not. */
export function stateOf(
  games: Services['games'],
  { game_id: gameId, rules_version: rulesVersion, status }: Pick<ChallengeRow, 'game_id' | 'rules_version' | 'status'>,
): Challenge['state'] {
  if (status === 'voided') return 'voided';
  return games.byId.get(gameId)?.sim.rulesVersion === rulesVersion ? 'open' : 'rules';
}

type ResultColumns = Pick<
  ChallengeRow,
  'run_id' | 'user_id' | 'username' | 'faction' | 'score' | 'tie_ticks' | 'ticks' | 'finished_at'
>;

function resultOf(row: ResultColumns): ChallengeResult {
  const { run_id: runId, user_id: id, username, faction, score, tie_ticks: tieTicks, ticks } = row;
  const tie = tieTicks !== null && { tieTicks };
  return { runId, player: { id, username, faction }, score, ...tie, ticks, finishedAt: row.finished_at };
}

/** Most challenges that are deleted in one go. */
const MOST_DELETED = 100;

/** Deletes challenges that nobody has played for long, with their duels: an hourly job. */
export async function deleteUnplayedChallenges(db: Database, now: number): Promise<void> {
  for (let left = MOST_DELETED; left > 0; left--) {
    if (!(await db.transaction(async (trx) => deleteOne(trx, now - CHALLENGE_LIFETIME_MS)))) return;
  }
}

/** Finds it in the transaction that deletes it: it may have been played a moment ago. */
async function deleteOne(trx: Trx, before: number): Promise<boolean> {
  const id = await nextUnplayed(trx, before);
  if (id === undefined) return false;
  await deleteChallenge(trx, id);
  return true;
}
