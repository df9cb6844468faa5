import type { FastifyInstance } from 'fastify';
import { shuttingDown } from './api-error.ts';

/**
 * While the server is about to stop, each response closes its connection, so that clients go on at another one. When it closes, requests in flight are finished, new ones get a 503, and idle keep-alive connections are closed.
 * Files of the pages are served to the end: servers of another version do not have them.
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
  // Between the end of the last request and that of listening: nobody waits for what comes by it.
  app.server.on('connection', closeConnectionsWhenDone);
  app.addHook('onRequest', ({ url }, reply, next) => {
    inFlight++;
    reply.raw.once('close', onResponseClose);
    if (stopping.aborted) void reply.header('connection', 'close');
    if (isClosing && !url.startsWith('/assets/')) next(shuttingDown());
    else next();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    closeConnectionsWhenDone();
  });
}
