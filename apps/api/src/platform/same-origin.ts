import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes unless the browser's headers show that one of our own pages sent them. Cookies alone prove only that the browser is
 * signed in.
 * @param publicUrl public origin of the hub; without it the origin is taken from the request
 */
export function requireSameOrigin(api: FastifyInstance, publicUrl: string | undefined): void {
  api.addHook('onRequest', (request, _reply, next) => {
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request, publicUrl)) next();
    else next(crossSite());
  });
}

/** Rejects reads too. Browsers send `Sec-Fetch-Site` with them, those of before 2023 neither that nor their origin. */
export function requireSameOriginOfAll(scope: FastifyInstance, publicUrl: string | undefined): void {
  scope.addHook('onRequest', (request, _reply, next) =>
    next(isSameOrigin(request, publicUrl) ? undefined : crossSite()),
  );
}

const crossSite = () => new ApiFailure('request/cross_site', "This request must come from the hub's own pages.");

/** Whether the browser's headers show that one of our own pages sent a request. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === (publicUrl ?? `${request.protocol}://${request.headers.host}`);
}
