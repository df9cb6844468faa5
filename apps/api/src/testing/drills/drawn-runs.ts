import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import { insertUser } from '../../domains/auth/repository.ts';
import { countVerifiedRun } from '../../domains/runs/count-verified-run.ts';
import { insertRun } from '../../domains/runs/repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { CollectingRun } from './rebuilt-figures.ts';

/** Adds players without a session. @returns their ids */
export async function addPlayers(db: Db, count: number, now: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId(now));
  for (const id of ids) {
    const names = { username: id, username_key: id, email: id, email_key: id };
    const account = { password_hash: '', faction: 'none', solana_wallet: null, created_at: now } as const;
    await insertUser(db, { id, ...names, ...account });
  }
  return ids;
}

/** Counts a run as if it had been played and proven. */
export async function submit(services: Services, run: CollectingRun): Promise<void> {
  const { runId, userId, gameId, score, points, faction, finishedAt, ticks, keepsakes, commendations } = run;
  const row = {
    id: runId,
    user_id: userId,
    game_id: gameId,
    rules_version: 1,
    setup: '{}',
    faction,
    status: 'open',
    started_at: finishedAt,
    expires_at: finishedAt,
    closed_at: null,
    claim_hash: null,
    answer: null,
    secret: null,
    epoch: 1,
    log_format: COMMAND_LOG_FORMAT,
    live_id: null,
    verifying_until: null,
    day: run.ofDay?.day ?? null,
    day_share: null,
    day_medal: null,
  } as const;
  await insertRun(services.db, row);
  const claim = { score, points, hash: runId, at: finishedAt };
  const proof = {
    proven: true,
    outcome: { score, points, reason: 'own', stats: {} },
    ticks,
    keepsakes,
    commendations,
    replay: '',
    trace: { pace: { everyS: 1, scores: [0, score] }, stateHash: '' },
    figures: { unaccountedMs: 0, lateTicks: 0, missedBeacons: 0, pauses: 0, longestPauseMs: 0, pausedAt: [] },
    fault: undefined,
  } as const;
  await countVerifiedRun(services, { run: row, proof, finishedAt }, claim);
}
