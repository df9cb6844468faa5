import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something unless the browser says that one of our own pages makes them. Cookies alone prove only
 * that the browser is signed in.
 * @param publicUrl the origin that players use; without it the address of the request is the origin
 */
export function requireSameOrigin(api: FastifyInstance, publicUrl: string | undefined): void {
  api.addHook('onRequest', (request, _reply, next) => {
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request, publicUrl)) next();
    else next(new ApiFailure('request/cross_site', 'This call must come from our own pages.'));
  });
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === (publicUrl ?? `${request.protocol}://${request.headers.host}`);
}
