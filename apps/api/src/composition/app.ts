import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import websocket from '@fastify/websocket';
import { endpoints } from '@star-seekers/contracts';
import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import Fastify, { type FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { authRoutes, signInRoutes } from '../domains/auth/routes.ts';
import { bridgeRoutes } from '../domains/bridge/routes.ts';
import { challengePage, challengeRoutes } from '../domains/challenges/routes.ts';
import { commendationRoutes } from '../domains/commendations/routes.ts';
import { creditRoutes } from '../domains/credits/routes.ts';
import { dailyRoutes, dayPage } from '../domains/daily/routes.ts';
import { diceRoutes } from '../domains/dice/routes.ts';
import { chroniclePage, gateRoutes } from '../domains/gates/routes.ts';
import { leaderboardRoutes } from '../domains/leaderboards/routes.ts';
import { legalRoutes } from '../domains/legal/routes.ts';
import { webhookRoute } from '../domains/payments/events.ts';
import { paymentRoutes } from '../domains/payments/routes.ts';
import { playerPage, playerRoutes } from '../domains/players/routes.ts';
import { profileRoutes } from '../domains/profile/routes.ts';
import { recordRoutes } from '../domains/records/routes.ts';
import { shareRoutes } from '../domains/records/share/routes.ts';
import { runSharePage } from '../domains/records/share/share-page.ts';
import { livePage, runRoutes } from '../domains/runs/routes.ts';
import { streamSocket } from '../domains/runs/stream/socket.ts';
import { siteRoutes } from '../domains/site/routes.ts';
import { foreignOrigins } from '../domains/site/site-config.ts';
import { apiDocsRoutes } from '../platform/api-docs.ts';
import { serveArchive } from '../platform/archive/serve-archive.ts';
import { bindTo } from '../platform/bind-endpoint.ts';
import { answerFrameworkError, handleErrors } from '../platform/error-handler.ts';
import { closeGracefully } from '../platform/graceful-close.ts';
import { healthRoutes } from '../platform/health.ts';
import { PLAIN_STYLE, PLAIN_STYLE_PATH } from '../platform/html.ts';
import { LocalMailbox, devMailRoutes } from '../platform/mailer/local-mailbox.ts';
import { addMetrics, figuresOf } from '../platform/metrics.ts';
import { ownOrigin } from '../platform/own-origin.ts';
import { countApart, limitByAddress, readForwardedAddresses } from '../platform/rate-limit/limit-by-address.ts';
import { requireKnownHost, requireSameOrigin, requireSameOriginOfAll } from '../platform/request-origin.ts';
import { addSecurityHeaders, answerWithData, securityHeaders } from '../platform/security-headers.ts';
import type { Services } from '../platform/services.ts';
import { knownDevices } from '../platform/sessions/known-devices.ts';
import { addSessions } from '../platform/sessions/sessions.ts';
import { serveWebFiles } from '../platform/web/web-files.ts';
import type { ServerConfig } from './config.ts';
import { diskMeasure, serviceMetrics } from './measures.ts';

/** Largest body of a call that names no other limit, in bytes. */
const BODY_LIMIT = 64 * 1024;

export type AppConfig = Pick<
  ServerConfig,
  'publicUrl' | 'trustedProxies' | 'sessionSecret' | 'metricsToken' | 'webRoot' | 'contentDir' | 'dataDir' | 'site'
>;

/** Largest message on a WebSocket, in bytes: a chunk with the longest log and the most calls. */
const MAX_CHUNK_BYTES = 8 * 1024;

/** Answers tell the time no finer: pages need no more, and it says little of how long a request took. */
const TOLD_TIME_MS = 100;

/** How often Node checks for requests that take too long to arrive. */
const REQUEST_CHECK_MS = 5000;

/** Composes the server: hooks, API, webhooks, files. */
export async function createApp(services: Services, config: AppConfig): Promise<FastifyInstance> {
  const secureCookies = config.publicUrl?.startsWith('https:') ?? false;
  const headers = securityHeaders({ https: secureCookies, ...foreignOrigins(config.site) });
  const { requestTimeoutMs, connectionTimeoutMs } = services.limits;
  // Fastify logs every request at level info, which is reserved for events that an operator may act on.
  const log = services.log.level === 'info' ? services.log.child({}, { level: 'warn' }) : services.log;
  const logsRequests = ['debug', 'trace'].includes(log.level);
  const app = Fastify({
    loggerInstance: log,
    // A request that logs nothing needs no logger of its own, see requestLog.
    childLoggerFactory: (logger, bindings, options) => (logsRequests ? logger.child(bindings, options) : logger),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: connectionTimeoutMs,
    requestTimeout: requestTimeoutMs,
    http: {
      requestTimeout: requestTimeoutMs,
      // Node uses the smaller of the two for the headers and the larger for the whole request.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(REQUEST_CHECK_MS, requestTimeoutMs),
    },
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    frameworkErrors: (error, _request, reply) => answerFrameworkError(error, reply.headers(headers), services.refusals),
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');

  handleErrors(app, services.refusals);
  // Not even the head of a request.
  app.server.on('clientError', () => services.refusals.refuse({ code: 'request/malformed', logged: undefined }));
  // Sockets are closed by `streamSocket`.
  await app.register(websocket, { options: { maxPayload: MAX_CHUNK_BYTES }, preClose: (done) => done() });
  closeGracefully(app, services.stopping.signal);
  // Responses that do not end by themselves.
  app.addHook('preClose', async () => services.live.close());
  addSecurityHeaders(app, headers);
  if (config.trustedProxies.length > 0) readForwardedAddresses(app, services.log);
  limitByAddress(app, services.clock, services.limits);
  requireKnownHost(app, config.publicUrl === undefined);
  services.loop.watch(app);
  const measures = [...serviceMetrics(services), diskMeasure(config.dataDir)];
  addMetrics(app, measures, metricsAccess(config));
  await app.register(async (probes) => {
    countApart(probes, 'probes');
    const fault = () => {
      if (services.stopping.signal.aborted) return 'The server is about to stop.';
      return services.verifier.alive() ? services.clock.fault : 'No verifier is running.';
    };
    healthRoutes(probes, { ...services, fault });
  });
  servePlainStyle(app);
  apiDocsRoutes(app);
  if (services.mailer instanceof LocalMailbox) devMailRoutes(app, services.mailer);

  await app.register(
    async (api) => {
      answerWithData(api, headers);
      api.addHook('onSend', (_request, reply, payload, next) => {
        void reply.header(HUB_TIME_HEADER, Math.floor(services.clock.now() / TOLD_TIME_MS) * TOLD_TIME_MS);
        next(null, payload);
      });
      acceptEmptyBodies(api);
      requireSameOrigin(api, config.publicUrl);
      const sessions = await addSessions(api, {
        db: services.db,
        clock: services.clock,
        cache: services.sessionCache,
        secret: config.sessionSecret,
        secure: secureCookies,
      });
      const bind = bindTo(api, services.rateLimiter, endpoints);
      const linkOrigin = ownOrigin(config.publicUrl, app.server);
      siteRoutes(bind, services, config.site, servedBuild(config.webRoot));
      legalRoutes(bind, config.contentDir);
      await api.register(async (signInScope) => {
        await sessions.allowSignIn(signInScope);
        const path = `/api${endpoints.login.path}`;
        const devices = knownDevices({ secret: config.sessionSecret, secure: secureCookies, path });
        signInRoutes(bindTo(signInScope, services.rateLimiter, endpoints), services, {
          devices,
          ownOrigin: linkOrigin,
        });
      });
      authRoutes(bind, services, { sessions, ownOrigin: linkOrigin });
      profileRoutes(bind, services, { sessions });
      creditRoutes(bind, services);
      diceRoutes(bind, services);
      dailyRoutes(bind, services);
      runRoutes(bind, services);
      recordRoutes(bind, services);
      challengeRoutes(bind, services);
      streamSocket(api, services, { isSignedIn: sessions.isSignedIn, publicUrl: config.publicUrl });
      leaderboardRoutes(bind, services);
      gateRoutes(bind, services);
      playerRoutes(bind, services);
      commendationRoutes(bind, services);
      paymentRoutes(bind, services, config);
      await api.register(async (scope) => {
        requireSameOriginOfAll(scope, config.publicUrl);
        bridgeRoutes(scope, services, { ownOrigin: linkOrigin, figures: async () => figuresOf(measures) });
      });
    },
    { prefix: '/api' },
  );

  // Outside the API's session and origin checks: the webhook verifies a signature, and the sandbox replaces Stripe's server.
  await app.register(async (hooks) => {
    countApart(hooks, 'webhooks');
    await webhookRoute(hooks, services);
  });
  const { payments } = services;
  if (payments.provider === 'sandbox' && payments.sandbox) {
    await app.register(payments.sandbox.plugin, { prefix: '/stripe-sandbox' });
  }

  if (services.archive) await serveArchive(app, headers, { archive: services.archive, publicUrl: config.publicUrl });
  const filled = [
    ...(['/run/:id', '/play/:id'] as const).map((path) => runSharePage(services, path)),
    ...(['/challenge/:id', '/duel/:id'] as const).map((path) => challengePage(services, path)),
    livePage(services),
    playerPage(services),
    dayPage(services),
    chroniclePage(services),
  ];
  const pages = await serveWebFiles(app, headers, config, filled);
  if (pages) shareRoutes(app, services, pages.covers);
  return app;
}

/** Metrics are open in local mode; in public mode they need the token. */
export function metricsAccess({
  publicUrl,
  metricsToken,
}: Pick<AppConfig, 'publicUrl' | 'metricsToken'>): 'open' | { token: string } | undefined {
  if (metricsToken !== undefined) return { token: metricsToken };
  return publicUrl ? undefined : 'open';
}

/** Accepts an empty body with a JSON content type, which some clients send with every request. */
function acceptEmptyBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });
}

/** The stylesheet of the server's own pages: the content security policy forbids inline styles. */
function servePlainStyle(app: FastifyInstance): void {
  app.get(PLAIN_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(PLAIN_STYLE));
}

/**
 * Identifies the served build by the hash in the name of its entry script, which changes with anything that a browser loads. A page
 * identifies its own build the same way. Without a build: the server's version.
 */
function servedBuild(webRoot: string | undefined): string {
  if (!webRoot) return packageJson.version;
  const [, build] = /<script type="module"[^>]* src="\/assets\/([\w-]+)\.js"/.exec(readIndex(webRoot)) ?? [];
  return build ?? packageJson.version;
}

function readIndex(webRoot: string): string {
  return readFileSync(join(webRoot, 'index.html'), 'utf8');
}
