import type { FastifyRequest } from 'fastify';
import type { ApiFailure, FailureCode } from './api-error.ts';
import { isUnavailable } from './database/availability.ts';
import { evictOldest } from './evict-oldest.ts';
import type { Log } from './log.ts';
import { addressKey } from './rate-limit/address-key.ts';

/** Errors that suggest an attack or a locked-out player, with their event names in the log (`docs/operations.md`). */
const EVENTS: Partial<Record<FailureCode, string>> = {
  'auth/bad_credentials': 'auth.failed',
  'auth/wrong_password': 'auth.failed',
  'auth/reset_invalid': 'auth.failed',
  'bridge/passkey_refused': 'auth.failed',
  'bridge/link_invalid': 'auth.failed',
  'request/cross_site': 'csrf.refused',
  'request/rate_limited': 'limit.hit',
  'runs/rejected': 'run.rejected',
  'runs/chunk_conflict': 'stream.refused',
  'runs/chunk_early': 'stream.refused',
  'runs/reveal_refused': 'stream.refused',
  'payments/bad_signature': 'webhook.refused',
};

/** The event of all other refusals: they are only counted. */
const REFUSED = 'request.refused';

/** The event of requests that failed by the server's fault. */
const FAILED = 'request.failed';

/** Entries of a kind that are logged by themselves between two summaries: enough to read what goes on, too few to fill a disk. */
const ENTRIES = 5;

/** Kinds of failures and addresses that are told apart between two summaries; those with the most requests are named. */
const MOST = { kinds: 100, addresses: 1000, named: 5 };

/** What was counted of a kind since the last summary. */
interface Tally {
  readonly event: string;
  entries: number;
  /** How many have no entry of their own. */
  count: number;
  readonly codes: Map<string, number>;
  readonly addresses: Map<string, number>;
}

/**
 * Refused and failed requests. All are counted, by their code. What they cost the log is bounded: a flood of them adds a few entries and, once
 * a minute, a summary of each kind.
 */
export class Refusals {
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  readonly #counts = new Map<string, number>();
  readonly #tallies = new Map<string, Tally>();

  /** @param summaryMs milliseconds between two summaries */
  constructor(log: Log, summaryMs: number) {
    this.#log = log;
    this.#timer = setInterval(() => this.#summarize(), summaryMs).unref();
  }

  /** Refusals and failures by their code since the server started. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  /** Counts a refused request, or a refused message on a socket. */
  refuse({ code, logged }: Pick<ApiFailure, 'code' | 'logged'>, request?: FastifyRequest): void {
    const event = EVENTS[code];
    const isLogged = this.#count(event ?? REFUSED, { event: event ?? REFUSED, code, request });
    if (event !== undefined && isLogged) this.#log.info({ event, code, ...detailsOf(request), ...logged }, event);
  }

  /** Counts a failure of the server. @param what failed, for people */
  fail(error: unknown, what: string, request?: FastifyRequest): void {
    if (isUnavailable(error)) {
      this.refuse({ code: 'server/unavailable', logged: undefined }, request);
      return;
    }
    const isLogged = this.#count(placeOf(error), { event: FAILED, code: 'server/internal', request });
    if (isLogged) this.#log.error({ err: error, ...(request && { reqId: request.id }) }, what);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#summarize();
  }

  /** @returns whether it may have an entry of its own */
  #count(
    kind: string,
    { event, code, request }: { event: string; code: FailureCode; request?: FastifyRequest | undefined },
  ): boolean {
    add(this.#counts, code);
    const tally = this.#tallyOf(this.#tallies.size < MOST.kinds ? kind : event, event);
    if (event !== REFUSED && tally.entries < ENTRIES) {
      tally.entries++;
      return true;
    }
    tally.count++;
    add(tally.codes, code);
    if (request) add(tally.addresses, addressKey(request.ip));
    evictOldest(tally.addresses, MOST.addresses);
    return false;
  }

  #tallyOf(kind: string, event: string): Tally {
    const known = this.#tallies.get(kind);
    if (known) return known;
    const tally = {
      event,
      entries: 0,
      count: 0,
      codes: new Map<string, number>(),
      addresses: new Map<string, number>(),
    };
    this.#tallies.set(kind, tally);
    return tally;
  }

  #summarize(): void {
    for (const [kind, { event, count, codes, addresses }] of this.#tallies) {
      if (count === 0) continue;
      const place = kind === event ? {} : { place: kind };
      const named = [...addresses].toSorted(([, one], [, other]) => other - one).slice(0, MOST.named);
      const summary = {
        event,
        count,
        codes: Object.fromEntries(codes),
        addresses: Object.fromEntries(named),
        ...place,
      };
      this.#log.info(summary, `${count} more: ${event}`);
    }
    this.#tallies.clear();
  }
}

function add(counts: Map<string, number>, key: string): void {
  const count = (counts.get(key) ?? 0) + 1;
  // Those that go on are the last to be evicted.
  counts.delete(key);
  counts.set(key, count);
}

function detailsOf(request: FastifyRequest | undefined): object {
  return request ? { userId: request.userId || undefined, reqId: request.id, req: request } : {};
}

/** Where an error was thrown: failures of one place are one kind. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  return /^ +at .*$/m.exec(stack ?? '')?.[0].trim() ?? FAILED;
}
