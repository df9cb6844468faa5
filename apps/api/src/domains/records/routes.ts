import type { OpenRun, ReplayAnswer } from '@star-seekers/contracts';
import type { FastifyRequest } from 'fastify';
import { archivedAt } from '../../platform/archive/serve-archive.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { requireGame, scaleOf } from '../../platform/playable-games.ts';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../auth/repository.ts';
import { breakdownOf } from '../leaderboards/service.ts';
import { playerNotFound, runNotFound } from '../runs/errors.ts';
import { isOnBridge } from '../staff/staff-session.ts';
import { collectionsOf } from './keepsakes.ts';
import { playerPlotOf, playerRunsOf } from './player-runs.ts';
import { reportRun } from './reports.ts';
import { findReplayedRun } from './repository.ts';
import { confirmResult, resultsOf } from './results.ts';
import { runPaceOf } from './run-pace.ts';
import { runPageOf } from './run-page.ts';
import { runTextsOf } from './run-texts.ts';

/** What is shown of closed runs. */
export function recordRoutes(bind: Bind, services: Services): void {
  const { db, games, limits } = services;

  bind('runPage', async ({ params }) => runPageOf(services, params.id));

  bind('archivedRules', async ({ params: { gameId, rulesVersion } }) => ({
    archive: archivedAt(services.archive, gameId, rulesVersion),
  }));

  bind('runPace', async ({ params, userId }) => runPaceOf(services, params.id, userId));

  bind(
    'reportRun',
    async ({ params, body, userId }) => {
      await reportRun(services, { runId: params.id, userId, reason: body.reason });
      return undefined;
    },
    { limit: { per: 'user', ...limits.reportRun } },
  );

  bind('playerRuns', async ({ query, userId }) => {
    if (query.gameId !== undefined) requireGame(games, query.gameId, 'query.gameId');
    return playerRunsOf(db, userId, query);
  });

  bind('playerPlot', async ({ query, userId }) => {
    if (query.gameId !== undefined) requireGame(games, query.gameId, 'query.gameId');
    return playerPlotOf(db, userId, query);
  });

  bind(
    'runTexts',
    async ({ params, body, userId, request }) =>
      runTextsOf(services, { runId: params.id, userId, address: addressKey(request.ip), ...body }),
    { limit: { per: 'user', ...limits.runTexts } },
  );

  bind('replay', async ({ params, request }) => replayOf(services, params.id, request));

  bind('gameResult', async ({ body, userId }) => confirmResult(db, userId, body));

  bind('results', async ({ query, userId }) => {
    requireGame(games, query.gameId, 'query.gameId');
    return resultsOf(db, userId, { gameId: query.gameId, scale: scaleOf(games, query.gameId) });
  });

  bind('keepsakes', async ({ userId }) => collectionsOf(db, userId));

  bind('gameBreakdown', async ({ params }) => {
    if (!(await findPlayer(db, params.id))) throw playerNotFound();
    return breakdownOf(services, params.id);
  });
}

/**
 * The replay of a run with a result, public like the boards; that of a voided one is for its player and for staff.
 * @throws {ApiFailure} runs/not_found
 */
async function replayOf(
  { db, clock, games }: Pick<Services, 'db' | 'clock' | 'games'>,
  runId: string,
  request: Pick<FastifyRequest, 'userId' | 'sessionId'>,
): Promise<ReplayAnswer> {
  const run = await findReplayedRun(db, runId, 'voided');
  if (run?.status === 'voided' && run.user_id !== request.userId && !(await isOnBridge({ db, clock }, request)))
    throw runNotFound();
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
