import type { FastifyInstance } from 'fastify';
import { shuttingDown } from './api-error.ts';

/**
 * While the server is about to stop, each response closes its connection, so that clients go on at another one. When it closes, requests in flight are finished, new ones get a 503, and idle keep-alive connections are closed.
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortSignal): void {
  let isClosing = false;
  let inFlight = 0;
  const closeConnectionsWhenDone = () => {
    if (isClosing && inFlight === 0) app.server.closeAllConnections();
  };
  const onResponseClose = () => {
    inFlight--;
    closeConnectionsWhenDone();
  };
  app.addHook('onRequest', (_request, reply, next) => {
    inFlight++;
    reply.raw.once('close', onResponseClose);
    if (stopping.aborted) void reply.header('connection', 'close');
    if (isClosing) next(shuttingDown());
    else next();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    closeConnectionsWhenDone();
  });
}
