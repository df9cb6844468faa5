import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

export interface SecurityHeaderOptions {
  /** Players use https: their browsers are then told never to do otherwise. */
  readonly https: boolean;
  /** Where else video and sound may come from. */
  readonly mediaOrigins: readonly string[];
  /** Whose pages may be shown inside ours. */
  readonly frameOrigins: readonly string[];
}

/** Headers by their names in small letters. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * What browsers may do with our pages: load from this server and from nowhere else but for the operator's videos. There is no inline script or style, and no
 * exception for one.
 */
export function securityHeaders({ https, mediaOrigins, frameOrigins }: SecurityHeaderOptions): SecurityHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Phaser makes its own textures from data: and its pictures from blob: addresses.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
        ...(frameOrigins.length > 0 && { frameSrc: [...frameOrigins] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    // The address of the page for a new password holds the reset token: no other site gets to see it.
    referrerPolicy: { policy: 'same-origin' },
  });
  // They are the same for every call: helmet writes them once, and no call has them composed anew.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw new Error('the security headers are wrong', { cause: error });
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Every answer has them, but for files that take off what means nothing to them: see {@link dropDocumentHeaders}. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}

/** What the API answers is one player's at one moment: no browser, proxy or history keeps it. */
export function keepToThePlayer(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, next) => {
    void reply.header('cache-control', 'no-store');
    next();
  });
}

/** What every answer has to say: not to guess at its type, who may load it, and that the whole host speaks https. */
const OF_EVERY_ANSWER = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]);

/** Takes off what browsers heed only in a page: a script, a picture or a sound is bound by the policy of the page that loads it. */
export function dropDocumentHeaders(reply: FastifyReply, headers: SecurityHeaders): void {
  for (const name in headers) if (!OF_EVERY_ANSWER.has(name)) void reply.removeHeader(name);
}
