import type { EvidenceAnswer } from '@star-seekers/contracts/bridge';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { COUNTING } from '../counting/counter.ts';
import { listAttempts } from '../daily/repository.ts';
import { boardKey, dayBoard } from '../leaderboards/board-key.ts';
import { listTop } from '../leaderboards/board-lines.ts';
import { standingOf } from '../leaderboards/service.ts';
import { type ClosedRun, findClosedRun } from '../records/repository.ts';
import { placeOf } from '../records/run-page.ts';
import { parseSeenRun } from '../records/results.ts';
import { countOpenReports } from '../records/reports.ts';
import { setupOf } from '../verifier/stored-run.ts';

/** Scores of other runs that a run is compared with, the latest. */
const COMPARED_SCORES = 200;

/** Runs whose commands it is compared with: the latest of its player, and the best of so many others. */
const COMPARED_PLAYS = { own: 20, players: 10 } as const;

/** The most alike runs that are named. */
const MOST_ALIKE = 5;

type EvidenceServices = Pick<Services, 'db' | 'games' | 'verifier'>;

/**
 * What can be said about how a run was played: figures, never a verdict.
 * @throws {ApiFailure} bridge/not_found; runs/busy when no verifier has time to look at it
 */
export async function evidenceOf(services: EvidenceServices, runId: string): Promise<EvidenceAnswer> {
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
    ...(await playOf(services, run)),
    standing: await standingAmongPlayers(db, run),
    others: { runs: others.length, best: others.at(-1) ?? null, median: others[others.length >> 1] ?? null },
    openReports: await countOpenReports(db, runId),
  };
}

/** How it was played, as a thread of the verifier describes it; null by rules that this version does not have. */
async function playOf(
  { db, games, verifier }: EvidenceServices,
  run: ClosedRun,
): Promise<Pick<EvidenceAnswer, 'rhythm' | 'reactions' | 'likeness'>> {
  if (games.byId.get(run.game_id)?.sim.rulesVersion !== run.rules_version)
    return { rhythm: null, reactions: null, likeness: null };
  const stored = db.selectFrom('results').select('replay').where('run_id', '=', run.id);
  const { replay } = await stored.executeTakeFirstOrThrow();
  const others = await listComparedPlays(db, run);
  const task = { gameId: run.game_id, setup: setupOf(run), replay, others: others.map((other) => other.replay) };
  const { rhythm, reactions, likeness } = await verifier.examine(task, run.ticks);
  const alike = others.flatMap(({ id, user_id: userId, username }, index) => {
    const common = likeness[index];
    if (!common) return [];
    const { equal, of, tick, isCopy: standsOut } = common;
    return [{ runId: id, player: { id: userId, username }, equal, of, tick, standsOut }];
  });
  const shareOf = ({ equal, of }: (typeof alike)[number]) => equal / of;
  const runs = alike.filter(({ equal }) => equal > 0).toSorted((one, other) => shareOf(other) - shareOf(one));
  return { rhythm, reactions, likeness: { compared: alike.length, runs: runs.slice(0, MOST_ALIKE) } };
}

/** Null for what is on no board of a month: an attempt of a day has other conditions, and a duel the course of another run. */
async function standingAmongPlayers(db: Db, run: ClosedRun): Promise<EvidenceAnswer['standing']> {
  if (run.day !== null || run.challenge_id !== null) return null;
  return standingOf(db, placeOf(run));
}

/**
 * Runs by the same rules that a program may have repeated: the player's latest ones, and those of the first on the board of its month or day. At
 * most 60, found by their indexes.
 */
async function listComparedPlays(db: Database, run: ClosedRun) {
  const mine = await comparable(db, run)
    .where('results.user_id', '=', run.user_id)
    .orderBy('results.finished_at', 'desc')
    .limit(COMPARED_PLAYS.own)
    .execute();
  const best = await listBestOfOthers(db, run);
  // PostgreSQL refuses an empty list.
  return best.length === 0 ? mine : [...mine, ...(await comparable(db, run).where('runs.id', 'in', best).execute())];
}

/** Ids of the best runs of other players on the board of a run's month, or of the attempts of the day's first. */
async function listBestOfOthers(db: Database, { game_id: gameId, scale, day, ...run }: ClosedRun): Promise<string[]> {
  const board = day === null ? boardKey({ gameId, scale }, 'monthly', 'global', run.finished_at) : dayBoard(day);
  const lines = (await listTop(db, board, COMPARED_PLAYS.players + 1)).filter((line) => line.user_id !== run.user_id);
  const first = lines.slice(0, COMPARED_PLAYS.players);
  if (day === null) return first.map((line) => line.run_id);
  const players = first.map((line) => line.user_id);
  return (await listAttempts(db, day, players)).filter((one) => one.game_id === gameId).map(({ id }) => id);
}

function comparable(db: Db, { id, game_id: gameId, rules_version: rulesVersion }: ClosedRun) {
  return (
    db
      .selectFrom('results')
      .innerJoin('runs', 'runs.id', 'results.run_id')
      .innerJoin('users', 'users.id', 'results.user_id')
      .select(['runs.id', 'runs.user_id', 'users.username', 'results.replay'])
      .where('results.game_id', '=', gameId)
      .where('runs.rules_version', '=', rulesVersion)
      // On the course of another run, perhaps of this one.
      .where('runs.status', '<>', 'duel')
      .where('runs.id', '<>', id)
  );
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
    .limit(COMPARED_SCORES)
    .execute();
  return rows.map(({ score }) => score).toSorted((one, other) => one - other);
}
