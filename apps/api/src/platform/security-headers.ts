import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Security headers of the route; absent: those of documents. */
    readonly headers?: SecurityHeaders;
  }
}

export interface SecurityHeaderOptions {
  /** Whether the hub is served over https: sends HSTS. */
  readonly https: boolean;
  /** Further origins of video and audio. */
  readonly mediaOrigins: readonly string[];
  /** Further origins that may be framed. */
  readonly frameOrigins: readonly string[];
}

/** Headers by their lower-case names. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Security headers of all pages: they load from this server alone, except for the operator's videos, and allow no inline script or
 * style.
 */
export function securityHeaders({ https, mediaOrigins, frameOrigins }: SecurityHeaderOptions): SecurityHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Phaser creates its built-in textures from data: and pictures from blob: URLs.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
        // The players of older builds, and the operator's trailer.
        frameSrc: ["'self'", ...frameOrigins],
        // A data: URL has no origin: the rules of an older build check a run there.
        workerSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    // The URL of the reset page contains the reset token: never send it to another site.
    referrerPolicy: { policy: 'same-origin' },
  });
  // They are constant: let helmet compute them once instead of for every request.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw new Error('the security headers could not be computed', { cause: error });
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/**
 * Adds the headers to every response, except where the route has its own, see {@link answerWithData}. Assets drop those for documents,
 * see {@link dropDocumentHeaders}.
 */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(request.routeOptions.config.headers ?? headers);
    next();
  });
}

/** Headers that every response needs: no MIME sniffing, cross-origin policy, HSTS. */
const COMMON_HEADERS = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']);

/**
 * The routes of a scope answer with data: nothing may cache it, and a browser that shows it as a page may load nothing for it. Half a kilobyte
 * less than the headers of a document.
 */
export function answerWithData(api: FastifyInstance, documentHeaders: SecurityHeaders): void {
  const headers: SecurityHeaders = {
    ...Object.fromEntries(Object.entries(documentHeaders).filter(([name]) => COMMON_HEADERS.has(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  api.addHook('onRoute', (route) => {
    route.config = { ...route.config, headers };
  });
}

/** Drops headers that only matter for documents: a subresource is bound by the policy of the page that loads it. */
export function dropDocumentHeaders(reply: FastifyReply, headers: SecurityHeaders): void {
  for (const name in headers) if (!COMMON_HEADERS.has(name)) void reply.removeHeader(name);
}
