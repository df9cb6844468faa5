import { Piscina } from 'piscina';
import { ApiFailure } from '../api-error.ts';
import type { Question } from './reader-worker.ts';
import type { Guard } from './sqlite-guard.ts';

/** The thread is stopped after this long without a question. */
const IDLE_TIMEOUT_MS = 60_000;

/** Questions that may wait; each is answered within milliseconds. */
export const MOST_WAITING = 1000;

/** Reads a SQLite file in a thread, which starts when it is first needed: the main thread serves requests meanwhile. */
export class ReaderThread {
  readonly #path: string;
  readonly #guard: Guard;
  #pool: Piscina<Question, unknown> | undefined;

  /** @param path of a database in WAL mode */
  constructor(path: string, guard: Guard = (work) => work()) {
    this.#path = path;
    this.#guard = guard;
  }

  /**
   * The rows of a query, as they are committed.
   * @param bytes a column of text in Latin-1 that is read as bytes
   * @throws {ApiFailure} server/unavailable when too many wait
   */
  async all<Row>(sql: string, parameters: readonly unknown[], bytes?: string): Promise<Row[]> {
    this.#pool ??= new Piscina<Question, unknown>({
      filename: new URL('./reader-worker.ts', import.meta.url).href,
      workerData: { path: this.#path },
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT_MS,
    });
    if (this.#pool.queueSize >= MOST_WAITING)
      throw new ApiFailure('server/unavailable', 'The server is busy. Try again in a moment.', { retryAfterS: 1 });
    const [answer] = await Promise.allSettled([
      this.#pool.run({ sql, parameters, ...(bytes !== undefined && { bytes }) }, { name: 'answer' }),
    ]);
    return this.#guard(() => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value as Row[];
    });
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }
}
