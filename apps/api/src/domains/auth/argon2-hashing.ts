import argon2 from 'argon2';

/** Cost of a hash: memory in KiB, and passes over it. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Argon2id with 19 MiB, two passes and one lane (`P3.2`). */
const COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Computes password hashes. Each takes about 30 ms of one core. */
export interface Hashing {
  /** Hashes a password; the result includes salt and parameters. */
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash. */
  verify(hash: string, password: string): Promise<boolean>;
  /** Releases its resources. */
  close(): Promise<void>;
}

/** Hashes in this process, off the event loop. */
export const argon2Hashing: Hashing = argon2HashingOf(COST);

/** As {@link argon2Hashing}, with another cost. Hashes contain their cost, so either verifies the other's. */
export function argon2HashingOf(cost: HashCost): Hashing {
  return {
    hash: async (password) => argon2.hash(password, { type: argon2.argon2id, parallelism: 1, ...cost }),
    verify: async (hash, password) => argon2.verify(hash, password),
    close: async () => {},
  };
}
