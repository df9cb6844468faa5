import { BODY_LIMIT } from '@star-seekers/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { authRoutes } from './domains/auth/routes.ts';
import { creditRoutes } from './domains/credits/routes.ts';
import { diceRoutes } from './domains/dice/routes.ts';
import { leaderboardRoutes } from './domains/leaderboards/routes.ts';
import { runRoutes } from './domains/runs/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { bindTo } from './platform/bind-endpoint.ts';
import type { ServerConfig } from './platform/config.ts';
import { handleErrors } from './platform/error-handler.ts';
import { requireSameOrigin } from './platform/same-origin.ts';
import type { Services } from './platform/services.ts';
import { useSessions } from './platform/sessions/sessions.ts';
import { serveWebFiles } from './platform/web-files.ts';

export type AppConfig = Pick<ServerConfig, 'publicUrl' | 'sessionSecret' | 'logLevel' | 'webRoot'>;

const CONNECTION_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** What the server does, from top to bottom. */
export async function createApp(services: Services, config: AppConfig): Promise<FastifyInstance> {
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: BODY_LIMIT.default,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // In public mode a balancer stands in front and says who is calling and whether it was over https.
    trustProxy: config.publicUrl !== undefined,
  });
  app.removeContentTypeParser('text/plain');

  handleErrors(app);
  requireSameOrigin(app, config.publicUrl);
  await useSessions(app, {
    db: services.db,
    clock: services.clock,
    secret: config.sessionSecret,
    secure: secureCookies,
  });

  const bind = bindTo(app, services.rateLimiter);
  siteRoutes(app, bind, services, VERSION);
  authRoutes(bind, services, { secureCookies });
  creditRoutes(bind, services);
  diceRoutes(bind, services);
  runRoutes(bind, services);
  leaderboardRoutes(bind, services);

  await serveWebFiles(app, config.webRoot);
  return app;
}

const VERSION = '0.1.0';
