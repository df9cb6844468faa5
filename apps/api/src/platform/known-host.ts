import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

/**
 * Refuses requests that come under two names at once; and, to a local server, those under a name that somebody else may have led to
 * this machine: a page of theirs could else read local mail, pay in the sandbox and see the metrics.
 * @param isLocal the server is its machine's own
 */
export function requireKnownHost(app: FastifyInstance, isLocal: boolean): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const hosts = hostsOf(request);
    if (hosts.length > 1) next(new ApiFailure('request/malformed', 'One Host header, please.'));
    else if (isLocal && !isOfThisMachine(hosts[0])) next(new ApiFailure('request/not_found', 'There is nothing here.'));
    else next();
  });
}

function hostsOf({ raw: { rawHeaders } }: FastifyRequest): string[] {
  return rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1);
}

/** An address is nobody's to lead elsewhere, and neither is `localhost`. */
function isOfThisMachine(host = ''): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
}
