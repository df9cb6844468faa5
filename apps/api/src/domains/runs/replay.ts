import type { OpenRun, ReplayAnswer } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../auth/service.ts';
import { runNotFound } from './errors.ts';
import { findReplayedRun } from './repository.ts';

/** The replay of a run with a result, public like the boards. @throws {ApiFailure} runs/not_found */
export async function replayOf({ db, games }: Pick<Services, 'db' | 'games'>, runId: string): Promise<ReplayAnswer> {
  const run = await findReplayedRun(db, runId);
  const publicLog = run && games.byId.get(run.game_id)?.publicLog;
  if (publicLog && run.rules_version < publicLog.since) throw runNotFound();
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
