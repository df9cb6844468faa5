import type { Hashing } from '../domains/auth/argon2-hashing.ts';
import { quickHashing } from './quick-hashing.ts';

/** Keeps hashes waiting from {@link hold} to {@link release}: a test decides how long a call that needs one is under way. */
export class HeldHashing implements Hashing {
  readonly #hashing: Hashing;
  #gate: PromiseWithResolvers<void> | undefined;
  #reached = Promise.withResolvers<void>();

  constructor(hashing: Hashing = quickHashing) {
    this.#hashing = hashing;
  }

  /** @returns resolves when the first hash waits */
  async hold(): Promise<void> {
    this.#gate = Promise.withResolvers();
    this.#reached = Promise.withResolvers();
    await this.#reached.promise;
  }

  /** Lets go of those that wait, and of all that come. */
  release(): void {
    this.#gate?.resolve();
    this.#gate = undefined;
  }

  async hash(password: string): Promise<string> {
    await this.#turn();
    return this.#hashing.hash(password);
  }

  async verify(hash: string, password: string): Promise<boolean> {
    await this.#turn();
    return this.#hashing.verify(hash, password);
  }

  async close(): Promise<void> {
    await this.#hashing.close();
  }

  async #turn(): Promise<void> {
    if (this.#gate) this.#reached.resolve();
    await this.#gate?.promise;
  }
}
