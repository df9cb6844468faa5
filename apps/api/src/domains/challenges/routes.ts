import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { challengeOf, createChallenge } from './challenge.ts';
import { submitDuel } from './submit-duel.ts';

/** Largest body of a duel, in bytes: its recording and a little more. */
const DUEL_BYTES = 256 * 1024;

export function challengeRoutes(bind: Bind, services: Services): void {
  const { limits } = services;

  bind('createChallenge', async ({ body, userId }) => createChallenge(services, { ...body, userId }), {
    limit: { per: 'user', ...limits.createChallenge },
  });

  bind('challenge', async ({ params }) => challengeOf(services, params.id));

  bind('submitDuel', async ({ params, body, userId }) => submitDuel(services, { id: params.id, userId, body }), {
    limit: { per: 'user', ...limits.submitDuel },
    bodyLimit: DUEL_BYTES,
  });
}
