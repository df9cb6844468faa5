import type { FastifyRequest } from 'fastify';

/** What is logged of a request: no headers, body or query string, since a reset link carries its token there. */
export function requestLine({ method, url, ip }: FastifyRequest): Record<string, string> {
  return { method, path: url.split('?', 1)[0] ?? '', remoteAddress: ip };
}
