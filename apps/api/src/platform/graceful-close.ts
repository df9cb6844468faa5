import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-error.ts';

/** A balancer or a browser finds another process, or this one's successor, after this long. */
const RETRY_AFTER_S = 5;

/**
 * When the server closes, calls in flight are finished, new ones are sent elsewhere, and connections that browsers only hold
 * open do not hold it up.
 */
export function closeGracefully(app: FastifyInstance): void {
  let closing = false;
  let inFlight = 0;
  const cutConnectionsWhenDone = () => {
    if (closing && inFlight === 0) app.server.closeAllConnections();
  };
  const done = () => {
    inFlight--;
    cutConnectionsWhenDone();
  };
  app.addHook('onRequest', (_request, reply, next) => {
    inFlight++;
    reply.raw.once('close', done);
    if (closing) {
      next(new ApiFailure('server/unavailable', 'The server is shutting down.', { retryAfterS: RETRY_AFTER_S }));
    } else {
      next();
    }
  });
  app.addHook('preClose', async () => {
    closing = true;
    cutConnectionsWhenDone();
  });
}
