import { Readable } from 'node:stream';
import { IDEMPOTENCY_KEY_HEADER, MINIMAL_ANSWER } from '@star-seekers/contracts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import type { Services } from '../../platform/services.ts';
import { tooManyChunks } from './errors.ts';
import { jsonWithLog } from './packed-parts.ts';
import { openRunsOf, startRun } from './start-run.ts';
import { submitScore } from './submit-score.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { findLiveRun } from './live/repository.ts';

export function runRoutes(bind: Bind, services: Services): void {
  const { db, clock, limits, loop } = services;

  bind('startRun', async ({ body, headers, userId }) =>
    startRun(services, { ...body, userId, idempotencyKey: headers[IDEMPOTENCY_KEY_HEADER] }),
  );

  bind('openRuns', async ({ userId }) => openRunsOf(db, userId, clock.now()));

  bind(
    'leaseRun',
    async ({ params, headers, userId, reply }) => {
      const { log, begins, answers, ...lease } = await loop.during('lease of a run', async () =>
        services.streams.lease(userId, params.id, { isMinimal: headers.prefer === MINIMAL_ANSWER }),
      );
      const pieces = [
        Buffer.from(`${JSON.stringify(lease).slice(0, -1)},"answers":[`),
        ...answers,
        ...jsonWithLog(`],"begins":${begins},"log":""}`, [log]),
      ];
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      void reply.headers({ 'content-type': 'application/json; charset=utf-8', 'content-length': length });
      return Readable.from(pieces, { objectMode: false });
    },
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

  bind('liveRuns', async () => services.live.list());

  bind('watchRun', async ({ params, request }) => services.live.watch(params.id, addressKey(request.ip)));
}

/** The head of the pages of runs that are being played, for link previews. */
export function livePage({ db, clock, games }: Pick<Services, 'db' | 'clock' | 'games'>): FilledPage {
  return {
    path: '/live/:id',
    async metaOf(liveId) {
      const run = await findLiveRun(db, liveId, clock.now());
      const game = run && games.byId.get(run.game_id);
      if (!game) return undefined;
      return {
        title: `${run.username} plays ${game.names.title} live`,
        description: 'Watch the run while it is played, 15 seconds behind.',
      };
    },
  };
}
