import type { EvidenceAnswer, Rhythm } from '@star-seekers/contracts/bridge';
import { unpackReplay } from '@star-seekers/games/replay-transport';
import { decodeCommandLog } from '@star-seekers/sim';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { COUNTING } from '../counting/counter.ts';
import { type ClosedRun, findClosedRun } from '../records/repository.ts';
import { parseSeenRun } from '../records/results.ts';
import { countOpenReports } from '../records/reports.ts';
import { rhythmOf } from './rhythm.ts';

/** Scores of other runs that a run is compared with, the latest. */
const COMPARED = 200;

/** What can be said about how a run was played: figures, never a verdict. @throws {ApiFailure} bridge/not_found */
export async function evidenceOf(services: Pick<Services, 'db' | 'games'>, runId: string): Promise<EvidenceAnswer> {
  const { db } = services;
  const run = await findClosedRun(db, runId);
  if (!run) throw new ApiFailure('bridge/not_found', 'There is no such run with a result.');
  const others = await listOtherScores(db, run);
  return {
    runId,
    gameId: run.game_id,
    player: { id: run.user_id, username: run.username },
    status: run.status,
    score: run.score,
    ticks: run.ticks,
    witness: parseSeenRun(run.witness),
    rhythm: await rhythmOfRun(services, run),
    others: { runs: others.length, best: others.at(-1) ?? null, median: others[others.length >> 1] ?? null },
    openReports: await countOpenReports(db, runId),
  };
}

/** Null where the log is too short, or by rules that this version does not have. */
async function rhythmOfRun({ db, games }: Pick<Services, 'db' | 'games'>, run: ClosedRun): Promise<Rhythm | null> {
  const sim = games.byId.get(run.game_id)?.sim;
  if (!sim || sim.rulesVersion !== run.rules_version) return null;
  const stored = db.selectFrom('results').select('replay').where('run_id', '=', run.id);
  const { replay } = await stored.executeTakeFirstOrThrow();
  const log = decodeCommandLog<unknown>(sim.commands, await unpackReplay(replay), sim);
  return rhythmOf(log.commands.map(({ tick }) => tick));
}

/** Scores of the player's other runs of the game that count, the latest ones, in ascending order. */
async function listOtherScores(db: Db, { id, user_id: userId, game_id: gameId, scale }: ClosedRun): Promise<number[]> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('runs', 'runs.id', 'results.run_id')
    .select('results.score')
    .where('results.user_id', '=', userId)
    .where('results.game_id', '=', gameId)
    .where('results.scale', '=', scale)
    .where('runs.status', 'in', COUNTING)
    .where('runs.id', '<>', id)
    .orderBy('runs.id', 'desc')
    .limit(COMPARED)
    .execute();
  return rows.map(({ score }) => score).toSorted((one, other) => one - other);
}
