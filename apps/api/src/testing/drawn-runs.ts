import type { Faction } from '@star-seekers/contracts/faction';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import { insertUser } from '../domains/auth/repository.ts';
import { type ProvenRun, countVerifiedRun } from '../domains/runs/submit-score.ts';
import { insertRun } from '../domains/runs/repository.ts';
import type { RunTable } from '../domains/runs/table.ts';
import type { Db } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { CollectingRun } from './rebuilt-figures.ts';

interface AddedPlayer {
  readonly now: number;
  /** Default: the id. */
  readonly username?: string;
  readonly faction?: Faction;
}

/** Adds a player without a session. @returns the id */
export async function addPlayer(db: Db, { now, username, faction = 'none' }: AddedPlayer): Promise<string> {
  const id = newId(now);
  const name = username ?? id;
  const names = { username: name, username_key: name, email: name, email_key: name };
  await insertUser(db, { id, ...names, password_hash: '', faction, solana_wallet: null, created_at: now });
  return id;
}

/** Adds players without a session. @returns their ids */
export async function addPlayers(db: Db, count: number, now: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) ids.push(await addPlayer(db, { now }));
  return ids;
}

type OwnColumns = Pick<RunTable, 'id' | 'user_id' | 'game_id' | 'faction'>;
type OwnProof = Pick<ProvenRun['proof'], 'outcome' | 'ticks'>;

/** A run with what its row and its proof have of their own. */
interface UnplayedRun {
  readonly run: Partial<RunTable> & OwnColumns;
  readonly proof: Partial<ProvenRun['proof']> & OwnProof;
  readonly finishedAt: number;
}

/** Stores a run and counts it as if it had been verified. */
export async function countUnplayed(services: Services, { run, proof, finishedAt }: UnplayedRun): Promise<void> {
  const row: RunTable = {
    rules_version: 1,
    setup: '{}',
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
    verifying_by: null,
    day: null,
    day_share: null,
    day_medal: null,
    again: null,
    ...run,
  };
  await insertRun(services.db, row);
  const { score, points } = proof.outcome;
  const proven = {
    proven: true,
    keepsakes: [],
    commendations: [],
    again: [],
    replay: '',
    trace: { pace: { everyS: 1, scores: [0, score] }, stateHash: '' },
    figures: { unaccountedMs: 0, lateTicks: 0, missedBeacons: 0, pauses: 0, longestPauseMs: 0, pausedAt: [] },
    fault: undefined,
    ...proof,
  } as const;
  const claim = { score, points, hash: row.id, at: finishedAt };
  await countVerifiedRun(services, { run: row, proof: proven, finishedAt }, claim);
}

/** Counts a run as if it had been played and proven. */
export async function submit(services: Services, run: CollectingRun): Promise<void> {
  const { runId, userId, gameId, score, points, faction, finishedAt, ticks, keepsakes, commendations } = run;
  await countUnplayed(services, {
    run: { id: runId, user_id: userId, game_id: gameId, faction, day: run.ofDay?.day ?? null },
    proof: { outcome: { score, points, reason: 'own', stats: {} }, ticks, keepsakes, commendations },
    finishedAt,
  });
}
