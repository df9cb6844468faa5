import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import { quickHashing } from './quick-hashing.ts';

/** Delays hashes from {@link hold} to {@link release}, so that a test controls how long a request is in flight. */
export class HeldHashing implements Hashing {
  readonly #hashing: Hashing;
  #gate: PromiseWithResolvers<void> | undefined;
  #reached = Promise.withResolvers<void>();

  constructor(hashing: Hashing = quickHashing) {
    this.#hashing = hashing;
  }

  /** Delays all following hashes. Resolves when the first one waits. */
  async hold(): Promise<void> {
    this.#gate = Promise.withResolvers();
    this.#reached = Promise.withResolvers();
    await this.#reached.promise;
  }

  /** Continues waiting hashes and stops delaying. */
  release(): void {
    this.#gate?.resolve();
    this.#gate = undefined;
  }

  async hash(password: string): Promise<string> {
    await this.#waitForRelease();
    return this.#hashing.hash(password);
  }

  async verify(hash: string, password: string): Promise<boolean> {
    await this.#waitForRelease();
    return this.#hashing.verify(hash, password);
  }

  async close(): Promise<void> {
    await this.#hashing.close();
  }

  async #waitForRelease(): Promise<void> {
    if (this.#gate) this.#reached.resolve();
    await this.#gate?.promise;
  }
}
