import type { ComparedRun, OpenRun, PlayerRun, RunPage, SubmitScoreAnswer } from '@star-seekers/contracts';
import { nameOfDay } from '@star-seekers/contracts/daily';
import { archivedAt } from '../../platform/archive/serve-archive.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { ScoredGame } from '../leaderboards/board-key.ts';
import { type PlacedRun, lineAbove, rankOfRun } from '../leaderboards/service.ts';
import { secretOf } from '../verifier/stored-run.ts';
import { runNotFound } from '../runs/errors.ts';
import { parseStats, parseSeenRun } from './results.ts';
import { type ClosedRun, findBestRun, findClosedRun } from './repository.ts';
import type { RunStatus } from '../runs/table.ts';

/** Everything public about a closed run with a result. @throws {ApiFailure} runs/not_found */
export async function runPageOf(
  { db, games, archive }: Pick<Services, 'db' | 'games' | 'archive'>,
  id: string,
): Promise<RunPage> {
  const run = await findClosedRun(db, id);
  if (!run) throw runNotFound();
  const game = games.byId.get(run.game_id);
  const { best, next } = await comparedRunsOf(db, run);
  const place = placeOf(run);
  const rulesServed = game?.sim.rulesVersion === run.rules_version;
  return {
    runId: run.id,
    gameId: run.game_id,
    rulesVersion: run.rules_version,
    logFormat: run.log_format,
    setup: JSON.parse(run.setup) as OpenRun['setup'],
    player: playerOf(run),
    standing: standingOf(run.status),
    ...(run.day !== null && { day: nameOfDay(run.day) }),
    challengeId: run.challenge_id,
    startedAt: run.started_at,
    finishedAt: run.finished_at,
    ticks: run.ticks,
    ...(run.tie_ticks !== null && { tieTicks: run.tie_ticks }),
    score: run.score,
    points: run.points,
    reason: run.reason,
    stats: parseStats(run.stats),
    witness: parseSeenRun(run.witness),
    rankThen: parseRankThen(run.answer),
    ranks: { monthly: await rankOfRun(db, 'monthly', place), yearly: await rankOfRun(db, 'yearly', place) },
    best,
    next,
    textsWithheld: game?.publicLog !== undefined,
    rulesServed,
    archive: rulesServed ? null : archivedAt(archive, run.game_id, run.rules_version),
    secret: game?.sim.beacons ? [...(secretOf(run) ?? [])] : null,
    stateHash: run.state_hash,
  };
}

/** The best run of its player, and the row above it on the monthly board of its month. */
export async function comparedRunsOf(db: Db, run: ClosedRun): Promise<Pick<RunPage, 'best' | 'next'>> {
  const next = await lineAbove(db, placeOf(run));
  return {
    best: await bestRunOf(db, run.user_id, { gameId: run.game_id, scale: run.scale }),
    next: next && comparedRunOf(next),
  };
}

/** The player's best run of a game that counts, of one scale of scores; null without one. */
export async function bestRunOf(db: Db, userId: string, game: ScoredGame): Promise<ComparedRun | null> {
  const best = await findBestRun(db, userId, game);
  return best ? comparedRunOf({ ...best, run_id: best.id }) : null;
}

/** A row of a board, as a run. */
export function comparedRunOf({ run_id: runId, score, ...player }: ComparedRow): ComparedRun {
  return { runId, score, player: playerOf(player) };
}

type PlayerColumns = Pick<ClosedRun, 'user_id' | 'username' | 'faction'>;
type ComparedRow = PlayerColumns & { readonly run_id: string; readonly score: number };

function playerOf({ user_id: id, username, faction }: PlayerColumns): RunPage['player'] {
  return { id, username, faction };
}

/** Where a run stands on the boards of its game, if it is on them. */
export function placeOf(run: ClosedRun): PlacedRun {
  const {
    id: runId,
    user_id: userId,
    game_id: gameId,
    scale,
    score,
    tie_ticks: tieTicks,
    finished_at: finishedAt,
  } = run;
  return { runId, userId, gameId, scale, score, tieTicks, finishedAt };
}

/** The rank in the stored answer of a claim. */
export function parseRankThen(answer: string | null): number | null {
  return answer === null ? null : (JSON.parse(answer) as SubmitScoreAnswer).rank;
}

/** What became of a run with a result, in the words of its page. */
function standingOf(status: RunStatus): RunPage['standing'] {
  return status === 'duel' ? 'duel' : resultStandingOf(status);
}

function resultStandingOf(status: RunStatus): Exclude<RunPage['standing'], 'duel'> {
  if (status === 'verified') return 'counts';
  return status === 'voided' || status === 'daily' ? status : 'history';
}

/** What became of a closed run that was no duel. */
export function closedStandingOf(status: RunStatus): PlayerRun['standing'] {
  return status === 'rejected' || status === 'returned' || status === 'expired' ? status : resultStandingOf(status);
}
