import type { FastifyRequest } from 'fastify';
import type { Log } from './log.ts';

/** What is logged of a request: no headers, body or query string, since a reset link carries its token there. */
export function requestLine({ method, url, ip }: FastifyRequest): Record<string, string> {
  return { method, path: url.split('?', 1)[0] ?? '', remoteAddress: ip };
}

/** A log whose entries have the id of a request. */
export function requestLog(log: Log, { id }: FastifyRequest): Log {
  return log.child({ reqId: id });
}
