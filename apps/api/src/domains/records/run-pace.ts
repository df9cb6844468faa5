import type { ComparedRun, Pace, RunPace } from '@star-seekers/contracts';
import type { Services } from '../../platform/services.ts';
import { nextLineFor } from '../leaderboards/service.ts';
import { runNotFound } from '../runs/errors.ts';
import { scaleOf } from '../../platform/playable-games.ts';
import { findAnyRun } from '../runs/repository.ts';
import { setupOf } from '../verifier/stored-run.ts';
import { findClosedRun, findPace, storeTrace } from './repository.ts';
import { bestRunOf, comparedRunOf, comparedRunsOf } from './run-page.ts';

type PaceServices = Pick<Services, 'db' | 'games' | 'clock' | 'verifier' | 'verdicts'>;

/**
 * The pace of a run and of those it is compared with.
 * @param userId who asks: an open run is found by its player only; empty for a visitor
 * @throws {ApiFailure} runs/not_found
 */
export async function runPaceOf(services: PaceServices, runId: string, userId: string): Promise<RunPace> {
  const { db } = services;
  const run = await findClosedRun(db, runId);
  if (!run) return openRunPaceOf(services, runId, userId);
  const { best, next } = await comparedRunsOf(db, run);
  return {
    own: await paceOf(services, run.id),
    best: best && (await rivalPaceOf(services, best)),
    next: next && (await rivalPaceOf(services, next)),
  };
}

async function openRunPaceOf(services: PaceServices, runId: string, userId: string): Promise<RunPace> {
  const { db, clock, games } = services;
  const run = await findAnyRun(db, runId);
  if (run?.user_id !== userId || run.status !== 'open') throw runNotFound();
  const game = { gameId: run.game_id, scale: scaleOf(games, run.game_id) };
  const best = await bestRunOf(db, userId, game);
  const next = await nextLineFor(db, { userId, ...game, now: clock.now() });
  return {
    own: null,
    best: best && (await rivalPaceOf(services, best)),
    next: next && (await rivalPaceOf(services, comparedRunOf(next))),
  };
}

async function rivalPaceOf(services: PaceServices, { runId, player }: ComparedRun): Promise<RunPace['next']> {
  const pace = await paceOf(services, runId);
  return pace && { ...pace, player };
}

/** The pace of a run with a result; null when it was not stored and cannot be made now. */
async function paceOf(services: PaceServices, runId: string): Promise<Pace | null> {
  const run = await findPace(services.db, runId);
  if (!run) return null;
  const { score, ticks } = run;
  if (run.pace !== null) return { runId, score, ticks, ...scoresIn(run.pace) };
  const made = await services.verdicts.run(`pace:${runId}`, async () => makePace(services, runId));
  return made && { runId, score, ticks, ...made };
}

/** Makes the pace of a run from before it was stored, and stores it. */
async function makePace({ db, games, verifier }: PaceServices, runId: string): Promise<StoredPace | null> {
  const run = await findPace(db, runId);
  if (!run) return null;
  if (run.pace !== null) return scoresIn(run.pace);
  if (games.byId.get(run.game_id)?.sim.rulesVersion !== run.rules_version) return null;
  const task = { gameId: run.game_id, setup: setupOf(run), replay: run.replay };
  const retraced = await verifier.retrace(task, run.ticks);
  if (!retraced) return null;
  const { trace } = retraced;
  await storeTrace(db, runId, trace);
  return { ...trace.pace, scores: [...trace.pace.scores] };
}

/** Scores at equal intervals, as stored. */
type StoredPace = Pick<Pace, 'everyS' | 'scores'>;

function scoresIn(json: string): StoredPace {
  return JSON.parse(json) as StoredPace;
}
