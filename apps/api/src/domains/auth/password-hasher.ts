import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { ApiFailure } from '../../platform/api-error.ts';

/** `rulings.md`, open points: argon2id, 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A queue that is full is told to come back after this long. */
const RETRY_AFTER_S = 2;

/**
 * Hashes passwords on at most all cores but two, so that a flood of logins leaves the other calls their share. Argon2 works off
 * the event loop.
 */
export class PasswordHasher {
  readonly #queueLimit: number;
  readonly #waiting: (() => void)[] = [];
  #computed = 0;
  #free = Math.max(1, availableParallelism() - 2);
  /** Compared with when there is no such account, so that the answer takes as long. */
  readonly #decoy: Promise<string>;

  constructor(queueLimit: number) {
    this.#queueLimit = queueLimit;
    this.#decoy = argon2.hash('no account has this password', PARAMETERS);
  }

  /** Hashes that wait for a core. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Hashes that were computed, verifications included. */
  get computed(): number {
    return this.#computed;
  }

  /** @throws {ApiFailure} request/rate_limited when too many hashes wait */
  admit(): void {
    if (this.#free === 0 && this.#waiting.length >= this.#queueLimit) {
      throw new ApiFailure('request/rate_limited', 'Too many sign-ins at once. Try again in a moment.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
  }

  /** @throws {ApiFailure} request/rate_limited when too many hashes wait */
  async hash(password: string): Promise<string> {
    return this.#inTurn(() => argon2.hash(password, PARAMETERS));
  }

  /**
   * Whether the password belongs to the hash; always false, and as slow, without one.
   * @throws {ApiFailure} request/rate_limited when too many hashes wait
   */
  async verify(hash: string | undefined, password: string): Promise<boolean> {
    const against = hash ?? (await this.#decoy);
    const matches = await this.#inTurn(() => argon2.verify(against, password));
    return matches && hash !== undefined;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.admit();
    if (this.#free === 0) {
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    } else {
      this.#free--;
    }
    this.#computed++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
