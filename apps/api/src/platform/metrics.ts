import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@platformatic/prom-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

/** Seconds: from a cached answer to a request that waited for a verifier. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A number that is read whenever the metrics are requested. */
export interface Measure {
  /** A counter only grows; its name ends with `_total`. */
  readonly kind: 'gauge' | 'counter';
  /** Without the prefix `star_seekers_`. */
  readonly name: string;
  readonly help: string;
  /** Name of the label by whose values it is read. */
  readonly label?: string;
  read(): number | ReadonlyMap<string, number>;
}

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
  measures: readonly Measure[],
  access: 'open' | { token: string } | undefined,
): void {
  if (access === undefined) return;
  const registry = new Registry();
  countRequests(app, registry);
  for (const measure of measures) registry.registerMetric(metricOf(measure));
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
    // The route, not the URL: made-up URLs must not create new series.
    const route = routeOptions.url ?? 'none';
    seconds.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    next();
  });
}

function metricOf({ kind, name, help, label, read }: Measure): Gauge | Counter {
  const options = { name: `star_seekers_${name}`, help, labelNames: label === undefined ? [] : [label], registers: [] };
  const values = () => {
    const value = read();
    return typeof value === 'number'
      ? [[{}, value] as const]
      : [...value].map(([key, count]) => [{ [label ?? '']: key }, count] as const);
  };
  if (kind === 'gauge') {
    return new Gauge({
      ...options,
      collect() {
        for (const [labels, value] of values()) this.set(labels, value);
      },
    });
  }
  return new Counter({
    ...options,
    collect() {
      this.reset();
      for (const [labels, value] of values()) this.inc(labels, value);
    },
  });
}

function isAuthorized(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
