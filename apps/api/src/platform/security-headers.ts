import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityHeaderOptions {
  /** Players use https: their browsers are then told never to do otherwise. */
  readonly https: boolean;
  /** Where else video and sound may come from. */
  readonly mediaOrigins: readonly string[];
  /** Whose pages may be shown inside ours. */
  readonly frameOrigins: readonly string[];
}

/**
 * What browsers may do with our pages: load from this server and from nowhere else but for the operator's videos. There is no inline script or style, and no
 * exception for one.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { https, mediaOrigins, frameOrigins }: SecurityHeaderOptions,
): void {
  // Built once: Fastify's plugin for helmet composes every header anew for every call.
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
  app.addHook('onRequest', ({ raw: request }, { raw: reply }, next) => {
    setHeaders(request, reply, (error) => (error instanceof Error ? next(error) : next()));
  });
}
