import { BODY_LIMIT } from '@star-seekers/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { authRoutes } from './domains/auth/routes.ts';
import { creditRoutes } from './domains/credits/routes.ts';
import { diceRoutes } from './domains/dice/routes.ts';
import { leaderboardRoutes } from './domains/leaderboards/routes.ts';
import { paymentRoutes } from './domains/payments/routes.ts';
import { webhookRoute } from './domains/payments/webhook.ts';
import { runRoutes } from './domains/runs/routes.ts';
import { siteRoutes } from './domains/site/routes.ts';
import { bindTo } from './platform/bind-endpoint.ts';
import type { ServerConfig } from './platform/config.ts';
import { answerFrameworkError, handleErrors } from './platform/error-handler.ts';
import { closeGracefully } from './platform/graceful-close.ts';
import { healthRoutes } from './platform/health.ts';

import { requireSameOrigin } from './platform/same-origin.ts';
import type { Services } from './platform/services.ts';
import { addSessions } from './platform/sessions/sessions.ts';
import { serveWebFiles } from './platform/web-files.ts';

export type AppConfig = Pick<ServerConfig, 'publicUrl' | 'trustedProxies' | 'sessionSecret' | 'logLevel' | 'webRoot'>;

const CONNECTION_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** What the server does, from top to bottom. */
export async function createApp(services: Services, config: AppConfig): Promise<FastifyInstance> {
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'],
    },
    bodyLimit: BODY_LIMIT.default,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    frameworkErrors: answerFrameworkError,
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');

  handleErrors(app);
  closeGracefully(app);
  healthRoutes(app, services);

  await app.register(
    async (api) => {
      requireSameOrigin(api, config.publicUrl);
      await addSessions(api, {
        db: services.db,
        clock: services.clock,
        secret: config.sessionSecret,
        secure: secureCookies,
      });
      const bind = bindTo(api, services.rateLimiter);
      siteRoutes(bind, services);
      authRoutes(bind, services, { secureCookies });
      creditRoutes(bind, services);
      diceRoutes(bind, services);
      runRoutes(bind, services);
      leaderboardRoutes(bind, services);
      paymentRoutes(bind, services, config);
    },
    { prefix: '/api' },
  );

  // Neither has the sessions and origins of the API: one trusts a signature, the other stands in for another company's server.
  await app.register(async (hooks) => webhookRoute(hooks, services));
  const { payments } = services;
  if (payments.provider === 'sandbox' && payments.sandbox) {
    await app.register(payments.sandbox.plugin, { prefix: '/stripe-sandbox' });
  }

  await serveWebFiles(app, config.webRoot);
  return app;
}
