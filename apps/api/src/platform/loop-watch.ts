import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counts } from './counts.ts';
import type { Log } from './log.ts';

/** So many stalls are logged in a minute, those with which it begins; the others are counted in the next entry. */
const ENTRIES = 5;
const MINUTE = 60_000;

/** Most names of what ran in an entry. */
const MOST_NAMES = 20;

export interface LoopWatchOptions {
  readonly log: Log;
  /** The event loop is stalled when nothing else could run for so long, in milliseconds. */
  readonly stallMs: number;
}

/**
 * Notices when something keeps the event loop, and so every player, waiting. What it was cannot be observed from outside at no cost: work that may
 * be long notes its name when it begins and ends, and an entry names what was noted around the stall.
 */
export class LoopWatch {
  readonly #log: Log;
  readonly #stallMs: number;
  /** Failures of each job since the server started. */
  readonly failures = new Counts();
  readonly #succeededAt = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  /** Names that were noted since the last check. */
  #noted = new Set<string>();
  /** Names of the jobs that have not ended, and of the requests that have no answer. */
  readonly #unfinished = new Map<object, string>();
  #checkedAt = 0;
  #minuteAt = Number.NEGATIVE_INFINITY;
  #entries = 0;
  /** The stall that is to be logged, with what was noted up to the check after it: what ended it, too. */
  #stalledMs = 0;
  #unlogged = 0;
  #stalls = 0;

  constructor({ log, stallMs }: LoopWatchOptions) {
    this.#log = log;
    this.#stallMs = stallMs;
  }

  /** Stalls since the server started. */
  get stalls(): number {
    return this.#stalls;
  }

  /** Seconds since each job has last succeeded, or was begun for the first time if it never has. */
  get sinceSuccess(): ReadonlyMap<string, number> {
    const now = performance.now();
    return new Map([...this.#succeededAt].map(([name, at]) => [name, (now - at) / 1000]));
  }

  /** Notes that something runs now. */
  note(name: string): void {
    this.#noted.add(name);
  }

  /** Does something that may take long, step by step. */
  async during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const job = {};
    this.note(name);
    this.#unfinished.set(job, name);
    if (!this.#succeededAt.has(name)) this.#succeededAt.set(name, performance.now());
    try {
      const result = await work();
      this.#succeededAt.set(name, performance.now());
      return result;
    } catch (error) {
      this.failures.add(name);
      throw error;
    } finally {
      this.note(name);
      this.#unfinished.delete(job);
    }
  }

  /** Watches a server once it listens, and notes the routes of its requests. */
  watch(app: FastifyInstance): void {
    if (!Number.isFinite(this.#stallMs)) return;
    app.addHook('onListen', async () => {
      this.#checkedAt = performance.now();
      this.#timer = setInterval(() => this.#check(), this.#stallMs / 2).unref();
    });
    const nameOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unknown path';
    app.addHook('onRequest', (request, _reply, next) => {
      this.note(nameOf(request));
      // A socket is no answer that will have been sent.
      if (request.headers.upgrade === undefined) this.#unfinished.set(request, nameOf(request));
      next();
    });
    app.addHook('onSend', (request, _reply, payload, next) => {
      this.note(nameOf(request));
      this.#unfinished.delete(request);
      next(null, payload);
    });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = performance.now();
    const lateMs = now - this.#checkedAt - this.#stallMs / 2;
    this.#checkedAt = now;
    if (this.#stalledMs > 0) this.#report(now);
    this.#stalledMs = 0;
    if (lateMs > this.#stallMs) {
      this.#stalls++;
      this.#stalledMs = lateMs;
    } else this.#noted.clear();
  }

  #report(now: number): void {
    if (now - this.#minuteAt >= MINUTE) {
      this.#minuteAt = now;
      this.#entries = 0;
    }
    this.#entries++;
    if (this.#entries > ENTRIES) {
      this.#unlogged++;
      return;
    }
    const ran = [...new Set([...this.#noted, ...this.#unfinished.values()])].slice(0, MOST_NAMES);
    const entry = { event: 'loop.stalled', ms: Math.round(this.#stalledMs), ran, unlogged: this.#unlogged };
    this.#log.warn(entry, 'loop.stalled');
    this.#unlogged = 0;
  }
}
