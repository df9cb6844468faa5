import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@platformatic/prom-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';

/** Seconds: from a cached answer to a request that waited for a verifier. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Of the names of all metrics. */
const PREFIX = 'star_seekers_';

/** How long something takes each time, since the server started. */
export class Times {
  readonly metric: Histogram;

  /** @param name without the prefix `star_seekers_`; ends with `_seconds` */
  constructor(name: string, help: string) {
    this.metric = new Histogram({ name: PREFIX + name, help, buckets: BUCKETS, registers: [] });
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
    if (access !== 'open' && !hasToken(request, access.token)) {
      throw new ApiFailure('auth/required', 'The metrics require their bearer token.');
    }
    return reply.type(all.contentType).send(await all.metrics());
  });
}

/** A measure with its numbers now. */
interface Figure {
  readonly name: string;
  readonly help: string;
  readonly kind: Measure['kind'] | 'times';
  /** One without a label, or those of each label; null where there is none. */
  readonly values: { readonly label: string | null; readonly value: number | null }[];
}

/** The share of all times that is at most a quantile. */
const QUANTILES = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;

/** Reads measures as numbers. Of times: how many there were, their mean, and quantiles rounded up to a bucket, in seconds. */
export async function figuresOf(measures: readonly (Measure | Times)[]): Promise<Figure[]> {
  return Promise.all(
    measures.map(async (measure) => {
      if (measure instanceof Times) return figureOfTimes(measure);
      const { name, help, kind } = measure;
      const numbers = (await valuesOf(measure)).map(([label, value]) => ({
        label,
        value: Number.isFinite(value) ? value : null,
      }));
      return { name, help, kind, values: numbers };
    }),
  );
}

async function figureOfTimes({ metric }: Times): Promise<Figure> {
  const { name, help, values } = await metric.get();
  const valueOf = (suffix: string) => values.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
  const count = valueOf('count');
  const buckets = values.flatMap(({ labels, value }) => {
    const bound = Number((labels as Partial<Record<'le', string | number>>).le);
    return Number.isFinite(bound) ? [{ bound, value }] : [];
  });
  const quantiles = Object.entries(QUANTILES).map(([label, share]) => ({
    label,
    value: count === 0 ? null : (buckets.find(({ value }) => value >= share * count)?.bound ?? null),
  }));
  const mean = { label: 'mean', value: count === 0 ? null : valueOf('sum') / count };
  return {
    name: name.slice(PREFIX.length),
    help,
    kind: 'times',
    values: [{ label: 'count', value: count }, mean, ...quantiles],
  };
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: `${PREFIX}request_seconds`,
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

function metricOf(measure: Measure): Gauge | Counter {
  const { kind, name, help, label } = measure;
  const options = { name: PREFIX + name, help, labelNames: label === undefined ? [] : [label], registers: [] };
  const values = async () =>
    (await valuesOf(measure)).map(([key, value]) => [key === null ? {} : { [label ?? '']: key }, value] as const);
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

/** The numbers of a measure by their labels; null for the label of one without. */
async function valuesOf({ label, read }: Measure): Promise<(readonly [string | null, number])[]> {
  const value = await Promise.resolve()
    .then(read)
    .catch(() => (label === undefined ? Number.NaN : new Map<string, number>()));
  return typeof value === 'number' ? [[null, value]] : [...value];
}

/** Whether a request has a bearer token. */
export function hasToken(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
