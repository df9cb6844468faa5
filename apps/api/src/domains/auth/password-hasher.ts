import { availableParallelism } from 'node:os';
import { ApiFailure, shuttingDown } from '../../platform/api-error.ts';
import type { Hashing } from './argon2-hashing.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly passwords: PasswordHasher;
  }
}

/** `Retry-After` when the queue is full. */
const RETRY_AFTER_S = 2;

/**
 * Hashes passwords on at most all cores but two, so that a flood of sign-ins leaves capacity for other requests.
 */
export class PasswordHasher {
  readonly #queueLimit: number;
  readonly #hashing: Hashing;
  readonly #waiting: PromiseWithResolvers<void>[] = [];
  #computed = 0;
  #closed = false;
  #free = Math.max(1, availableParallelism() - 2);
  /** Hash to verify against when the account does not exist, so that the answer takes as long. */
  #decoy: Promise<string> | undefined;

  constructor(queueLimit: number, hashing: Hashing) {
    this.#queueLimit = queueLimit;
    this.#hashing = hashing;
    // Computed before the first sign-in. After a failure it is computed on demand.
    this.#decoyHash().catch(() => {});
  }

  /** Hashes waiting for a core. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Hashes computed, including verifications. */
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
   * Whether the password matches the hash; without a hash always false, and as slow.
   * @throws {ApiFailure} request/rate_limited when too many hashes wait
   */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    this.admit();
    const against = hash ?? (await this.#decoyHash());
    const matches = await this.#inTurn(() => this.#hashing.verify(against, password));
    return matches && hash !== undefined;
  }

  /**
   * Releases the hashing process. Requests in flight are finished by then; hashes still waiting belong to clients that have
   * disconnected, and are rejected.
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
      // A cached failure would fail every later sign-in.
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
