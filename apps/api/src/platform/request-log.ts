import type { FastifyRequest } from 'fastify';

/** What the log tells of a request: no headers, no body and no query, since a reset link carries its token there. */
export function requestLine({ method, url, ip }: FastifyRequest): Record<string, string> {
  return { method, path: url.split('?', 1)[0] ?? '', remoteAddress: ip };
}
