import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-error.ts';

/** A balancer or a browser finds another process, or this one's successor, after this long. */
const RETRY_AFTER_S = 5;

/** While the server shuts down, calls in flight are finished and new ones are sent elsewhere. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) {
      throw new ApiFailure('server/unavailable', 'The server is shutting down.', { retryAfterS: RETRY_AFTER_S });
    }
  });
}
