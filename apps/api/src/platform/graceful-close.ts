import type { FastifyInstance } from 'fastify';
import { shuttingDown } from './api-error.ts';

/**
 * When the server closes, requests in flight are finished, new ones get a 503, and idle keep-alive connections are closed.
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
    if (closing) next(shuttingDown());
    else next();
  });
  app.addHook('preClose', async () => {
    closing = true;
    cutConnectionsWhenDone();
  });
}
