import type { OpenRun, ReplayAnswer } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { findPlayer } from '../auth/service.ts';
import { runNotFound } from './errors.ts';
import { findVerifiedRun } from './repository.ts';

/** The replay of a verified run, public like the boards. @throws {ApiFailure} runs/not_found */
export async function replayOf(db: Db, runId: string): Promise<ReplayAnswer> {
  const run = await findVerifiedRun(db, runId);
  const player = run && (await findPlayer(db, run.user_id));
  if (!run || !player) throw runNotFound();
  return {
    ...(JSON.parse(run.setup) as OpenRun['setup']),
    gameId: run.game_id,
    rulesVersion: run.rules_version,
    replay: run.replay,
    score: run.score,
    player,
  };
}
