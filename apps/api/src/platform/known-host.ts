import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

/**
 * Rejects requests with two Host headers. A local server also rejects foreign host names, against DNS rebinding: a page of another
 * site could otherwise read local mail, pay in the sandbox and read the metrics.
 * @param isLocal whether the server runs in local mode
 */
export function requireKnownHost(app: FastifyInstance, isLocal: boolean): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const hosts = hostsOf(request);
    if (hosts.length > 1) next(new ApiFailure('request/malformed', 'The request must have one Host header.'));
    else if (isLocal && !isLocalHost(hosts[0])) next(new ApiFailure('request/not_found', 'Not found.'));
    else next();
  });
}

/** Name of the header. */
const HOST = 'host';

/** Node keeps the first Host header only; names and values alternate in the raw headers. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = [rawHeaders[index], rawHeaders[index + 1]];
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts.push(value);
  }
  return hosts;
}

/** Whether DNS cannot redirect the host: `localhost`, or an IP address. */
function isLocalHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
}
