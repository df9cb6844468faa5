import { IDEMPOTENCY_KEY_HEADER } from '@star-seekers/contracts';
import { archivedAt } from '../../platform/archive/serve-archive.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../auth/service.ts';
import { breakdownOf } from '../leaderboards/service.ts';
import { playerNotFound, tooManyChunks } from './errors.ts';
import { collectionsOf } from './keepsakes.ts';
import { playerPlotOf, playerRunsOf } from './page/player-runs.ts';
import { reportRun } from './page/report-run.ts';
import { runPaceOf } from './page/run-pace.ts';
import { runPageOf } from './page/run-page.ts';
import { runTextsOf } from './page/run-texts.ts';
import { requireGame, scaleOf } from './playable-games.ts';
import { replayOf } from './replay.ts';
import { confirmResult, resultsOf } from './results.ts';
import { openRunsOf, startRun } from './start-run.ts';
import { submitScore } from './submit-score.ts';

export function runRoutes(bind: Bind, services: Services): void {
  const { db, clock, games, limits, loop } = services;

  bind('startRun', async ({ body, headers, userId }) =>
    startRun(services, { ...body, userId, idempotencyKey: headers[IDEMPOTENCY_KEY_HEADER] }),
  );

  bind('openRuns', async ({ userId }) => openRunsOf(db, userId, clock.now()));

  bind(
    'leaseRun',
    async ({ params, userId }) => loop.during('lease of a run', async () => services.streams.lease(userId, params.id)),
    { limit: { per: 'user', ...limits.leaseRun } },
  );

  bind(
    'sendChunk',
    async ({ params, body, userId }) => services.streams.append({ userId, runId: params.id, ...body }),
    {
      admit(userId) {
        if (userId !== '' && !services.streams.admits(userId)) throw tooManyChunks();
      },
    },
  );

  bind('submitScore', async ({ body, userId }) => submitScore(services, userId, body), {
    limit: { per: 'user', ...limits.submitScore },
  });

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

  bind('replay', async ({ params }) => replayOf(services, params.id));

  bind('liveRuns', async () => services.live.list());

  bind('watchRun', async ({ params, request }) => services.live.watch(params.id, addressKey(request.ip)));

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
