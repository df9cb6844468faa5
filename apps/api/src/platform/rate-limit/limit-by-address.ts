import { SocketAddress, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ApiFailure } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import { evictOldest } from '../evict-oldest.ts';
import type { Limits, RateLimit } from '../limits.ts';
import type { Log } from '../log.ts';
import { addressKey } from './address-key.ts';
import { tooMany } from './rate-limiter.ts';

/** Most counted addresses; beyond that the least recent are forgotten. */
const CAPACITY = 10_000;

/** What is counted apart from other requests: a flood of those must not stop it, nor the other way round. */
type Bucket = 'probes' | 'webhooks' | 'files';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly bucket?: Bucket;
  }
}

/** Counts the requests of a scope apart. */
export function countApart(scope: FastifyInstance, bucket: Bucket): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, bucket };
  });
}

/**
 * Per-address cap on all requests to the server, whatever answers them, in memory, per process: it keeps a flood off the database. Limits that must
 * hold across processes are counted in the database.
 */
export function limitByAddress(
  app: FastifyInstance,
  clock: Clock,
  { requestsByAddress, filesByAddress }: Pick<Limits, 'requestsByAddress' | 'filesByAddress'>,
): void {
  const all = new AddressCounter(clock, requestsByAddress);
  const apart: Readonly<Record<Bucket, AddressCounter>> = {
    probes: new AddressCounter(clock, requestsByAddress),
    webhooks: new AddressCounter(clock, requestsByAddress),
    files: new AddressCounter(clock, filesByAddress),
  };
  app.addHook('onRequest', ({ ip, routeOptions }, _reply, next) => {
    const { bucket } = routeOptions.config;
    next((bucket === undefined ? all : apart[bucket]).count(addressKey(ip)));
  });
}

/** Counts requests by address in windows of time, which are the same for all addresses. */
class AddressCounter {
  readonly #clock: Clock;
  readonly #limit: RateLimit;
  /** Requests in the current window; the least recent address first. */
  readonly #requests = new Map<string, number>();
  #endsAt = 0;

  constructor(clock: Clock, limit: RateLimit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** @returns the refusal of a request above the limit */
  count(address: string): ApiFailure | undefined {
    const { max, windowMs } = this.#limit;
    const now = this.#clock.now();
    if (now >= this.#endsAt) {
      this.#requests.clear();
      this.#endsAt = now + windowMs;
    }
    const count = (this.#requests.get(address) ?? 0) + 1;
    // Those that go on are the last to be forgotten.
    this.#requests.delete(address);
    this.#requests.set(address, count);
    evictOldest(this.#requests, CAPACITY);
    return count > max ? tooMany('requests', this.#endsAt - now) : undefined;
  }
}

const HEADER = 'x-forwarded-for';

/** Characters of an entry in the log. */
const MOST_CHARS = 64;

/**
 * Reads what gateways write into `X-Forwarded-For` besides bare addresses: `203.0.113.1:50001`, `[2001:db8::1]:443`. To be added before
 * whatever asks for the client's address. A client's address that is none is logged once: all such clients share each limit by address.
 */
export function readForwardedAddresses(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, next) => {
    const { headers } = request.raw;
    const forwarded = headers[HEADER];
    if (typeof forwarded === 'string') {
      headers[HEADER] = forwarded.split(',').map(addressIn).join(', ');
      const { ip } = request;
      if (!isLogged && isIP(ip) === 0) {
        isLogged = true;
        log.warn({ event: 'proxy.address', entry: ip.slice(0, MOST_CHARS) }, 'proxy.address');
      }
    }
    next();
  });
}

/** The address in an entry; an entry without one stays as it is. */
function addressIn(entry: string): string {
  const text = entry.trim();
  return isIP(text) === 0 ? (SocketAddress.parse(text)?.address ?? text) : text;
}
