import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@platformatic/prom-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

/** Seconds: from a cached answer to a request that waited for a verifier. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** How long something takes each time, since the server started. */
export class Times {
  readonly metric: Histogram;

  /** @param name without the prefix `star_seekers_`; ends with `_seconds` */
  constructor(name: string, help: string) {
    this.metric = new Histogram({ name: `star_seekers_${name}`, help, buckets: BUCKETS, registers: [] });
  }

  add(milliseconds: number): void {
    this.metric.observe(milliseconds / 1000);
  }
}

/** A number that is read whenever the metrics are requested. */
export interface Measure {
  /** A counter only grows; its name ends with `_total`. */
  readonly kind: 'gauge' | 'counter';
  /** Without the prefix `star_seekers_`. */
  readonly name: string;
  readonly help: string;
  /** Name of the label by whose values it is read. */
  readonly label?: string;
  /** When it fails, the metrics have no number (`Nan`), or none of the labels. */
  read(): MeasuredNumbers | Promise<MeasuredNumbers>;
}

/** One, or those of each value of the label. */
type MeasuredNumbers = number | ReadonlyMap<string, number>;

/** The delay of the event loop is sampled so often. */
const LAG_SAMPLE_MS = 100;

/** Metrics of the process, shared by every server in it. */
const processRegistry = new Registry();
// Every sample wakes the process; at the 10 ms of the library that alone takes about 1 % of a slow core of a hub at rest.
collectDefaultMetrics({ register: processRegistry, eventLoopMonitoringPrecision: LAG_SAMPLE_MS });

/**
 * `/metrics`, in Prometheus' text format: requests with their times, the measures, and the process.
 * @param access `open`, or the required bearer token; undefined: not served
 */
export function addMetrics(
  app: FastifyInstance,
  measures: readonly (Measure | Times)[],
  access: 'open' | { token: string } | undefined,
): void {
  if (access === undefined) return;
  const registry = new Registry();
  countRequests(app, registry);
  for (const measure of measures)
    registry.registerMetric(measure instanceof Times ? measure.metric : metricOf(measure));
  const all = Registry.merge([processRegistry, registry]);
  app.get('/metrics', async (request, reply) => {
    if (access !== 'open' && !isAuthorized(request, access.token)) {
      throw new ApiFailure('auth/required', 'The metrics require their bearer token.');
    }
    return reply.type(all.contentType).send(await all.metrics());
  });
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'star_seekers_request_seconds',
    help: 'Response time of requests in seconds, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, next) => {
    // The route, not the URL: made-up URLs must not create new series. Each file of the build has a route of its own.
    const route = routeOptions.config.bucket === 'files' ? 'files' : (routeOptions.url ?? 'none');
    seconds.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    next();
  });
}

function metricOf({ kind, name, help, label, read }: Measure): Gauge | Counter {
  const options = { name: `star_seekers_${name}`, help, labelNames: label === undefined ? [] : [label], registers: [] };
  const values = async () => {
    const value = await Promise.resolve()
      .then(read)
      .catch(() => (label === undefined ? Number.NaN : new Map<string, number>()));
    return typeof value === 'number'
      ? [[{}, value] as const]
      : [...value].map(([key, count]) => [{ [label ?? '']: key }, count] as const);
  };
  if (kind === 'gauge') {
    return new Gauge({
      ...options,
      async collect() {
        const numbers = await values();
        this.reset();
        for (const [labels, value] of numbers) this.set(labels, value);
      },
    });
  }
  return new Counter({
    ...options,
    async collect() {
      const numbers = await values();
      this.reset();
      for (const [labels, value] of numbers) this.inc(labels, value);
    },
  });
}

function isAuthorized(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
