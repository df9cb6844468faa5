import { ApiFailure } from './api-error.ts';

/** `Retry-After` when the limit is reached. */
const RETRY_AFTER_S = 30;

/** Tasks that continue after the response, such as sending an e-mail. The server finishes them before it stops. */
export class BackgroundWork {
  readonly #limit: number;
  readonly #running = new Set<Promise<void>>();

  /** @param limit most concurrent tasks */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Tasks in flight. */
  get running(): number {
    return this.#running.size;
  }

  /**
   * Starts a task without waiting for it.
   * @throws {ApiFailure} server/unavailable when the limit is reached
   */
  start(work: () => Promise<void>, onError: (error: unknown) => void): void {
    if (this.#running.size >= this.#limit) {
      throw new ApiFailure('server/unavailable', 'The server is busy. Try again in 30 seconds.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    const task = work()
      .catch(onError)
      .finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  /** Resolves when no task is in flight. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
