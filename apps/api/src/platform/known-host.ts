import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './api-error.ts';

/**
 * Rejects requests with two Host headers. A local server also rejects foreign host names, against DNS rebinding: a page of another
 * site could otherwise read local mail, pay in the sandbox and read the metrics.
 * @param isLocal whether the server runs in local mode
 */
export function requireKnownHost(app: FastifyInstance, isLocal: boolean): void {
  // Nearly all requests name the same host.
  let lastKnown = 'localhost';
  const isKnown = (host = '') => {
    if (host === lastKnown) return true;
    if (!isLocalHost(host)) return false;
    lastKnown = host;
    return true;
  };
  app.addHook('onRequest', ({ raw: { headers, rawHeaders } }, _reply, next) => {
    if (hasTwoHosts(rawHeaders)) next(new ApiFailure('request/malformed', 'The request must have one Host header.'));
    else if (isLocal && !isKnown(headers.host)) next(new ApiFailure('request/not_found', 'Not found.'));
    else next();
  });
}

/** Name of the header. */
const HOST = 'host';

/** Node keeps the first Host header only; names and values alternate in the raw headers. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts++;
  }
  return hosts > 1;
}

/** Whether DNS cannot redirect the host: `localhost`, or an IP address. */
function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
}
