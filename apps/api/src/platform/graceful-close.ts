import type { FastifyInstance } from 'fastify';
import { shuttingDown } from './api-error.ts';

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
    if (closing) next(shuttingDown());
    else next();
  });
  app.addHook('preClose', async () => {
    closing = true;
    cutConnectionsWhenDone();
  });
}
