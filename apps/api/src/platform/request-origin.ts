import { isIP } from 'node:net';
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
