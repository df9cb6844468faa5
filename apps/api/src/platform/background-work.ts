import { ApiFailure } from './api-error.ts';

/** With this much waiting, a caller is told to come back. */
const RETRY_AFTER_S = 30;

/** Work that goes on after its call was answered, such as sending a letter. What is under way is finished before the server ends. */
export class BackgroundWork {
  readonly #limit: number;
  readonly #running = new Set<Promise<void>>();

  /** @param limit pieces of work at once */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Pieces of work under way. */
  get running(): number {
    return this.#running.size;
  }

  /**
   * Starts a piece of work and does not wait for it.
   * @throws {ApiFailure} server/unavailable when too much is under way
   */
  start(work: () => Promise<void>, onError: (error: unknown) => void): void {
    if (this.#running.size >= this.#limit) {
      throw new ApiFailure('server/unavailable', 'Too much to do at once. Try again soon.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    const running = work()
      .catch(onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
