import { availableParallelism } from 'node:os';
import { ApiFailure, shuttingDown } from '../../platform/api-error.ts';
import type { Hashing } from './argon2-hashing.ts';

/** A queue that is full is told to come back after this long. */
const RETRY_AFTER_S = 2;

/**
 * Hashes passwords on at most all cores but two, so that a flood of logins leaves the other calls their share.
 */
export class PasswordHasher {
  readonly #queueLimit: number;
  readonly #hashing: Hashing;
  readonly #waiting: PromiseWithResolvers<void>[] = [];
  #computed = 0;
  #closed = false;
  #free = Math.max(1, availableParallelism() - 2);
  /** Compared with when there is no such account, so that the answer takes as long. */
  #decoy: Promise<string> | undefined;

  constructor(queueLimit: number, hashing: Hashing) {
    this.#queueLimit = queueLimit;
    this.#hashing = hashing;
    // Ready before the first sign-in; one that failed is made when it is needed.
    this.#decoyHash().catch(() => {});
  }

  /** Hashes that wait for a core. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Hashes that were computed, verifications included. */
  get computed(): number {
    return this.#computed;
  }

  /** @throws {ApiFailure} request/rate_limited when too many hashes wait; server/unavailable once it is closed */
  admit(): void {
    if (this.#closed) throw shuttingDown();
    if (this.#free === 0 && this.#waiting.length >= this.#queueLimit) {
      throw new ApiFailure('request/rate_limited', 'Too many sign-ins at once. Try again in a moment.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
  }

  /** @throws {ApiFailure} request/rate_limited when too many hashes wait */
  async hash(password: string): Promise<string> {
    return this.#inTurn(() => this.#hashing.hash(password));
  }

  /**
   * Whether the password belongs to the hash; always false, and as slow, without one.
   * @throws {ApiFailure} request/rate_limited when too many hashes wait
   */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    this.admit();
    const against = hash ?? (await this.#decoyHash());
    const matches = await this.#inTurn(() => this.#hashing.verify(against, password));
    return matches && hash !== undefined;
  }

  /**
   * Lets go of what computes the hashes. Calls in flight are finished by then: those that still wait belong to callers who have
   * gone away, and are refused.
   */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(shuttingDown());
    await this.#hashing.close();
  }

  async #decoyHash(): Promise<string> {
    this.#decoy ??= this.#hashing.hash('no account has this password');
    try {
      return await this.#decoy;
    } catch (error) {
      // It must not fail every later sign-in too.
      this.#decoy = undefined;
      throw error;
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.admit();
    if (this.#free === 0) {
      const turn = Promise.withResolvers<void>();
      this.#waiting.push(turn);
      await turn.promise;
    } else {
      this.#free--;
    }
    this.#computed++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.resolve();
      else this.#free++;
    }
  }
}
