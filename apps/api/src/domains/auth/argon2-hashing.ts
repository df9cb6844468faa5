import argon2 from 'argon2';

/** What a hash costs: KiB of memory, and passes over them. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Argon2id with 19 MiB, two passes and one lane (`P3.2`). */
const COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Computes password hashes. Each takes a core for some 30 ms. */
export interface Hashing {
  /** The hash of a password, with its salt and its parameters. */
  hash(password: string): Promise<string>;
  /** Whether a hash is that of the password. */
  verify(hash: string, password: string): Promise<boolean>;
  /** Lets go of whatever it holds. */
  close(): Promise<void>;
}

/** Hashes in this process, off the event loop. */
export const argon2Hashing: Hashing = argon2HashingOf(COST);

/** As {@link argon2Hashing}, at another cost. What a hash cost stands in it, so either verifies the other's. */
export function argon2HashingOf(cost: HashCost): Hashing {
  return {
    hash: async (password) => argon2.hash(password, { type: argon2.argon2id, parallelism: 1, ...cost }),
    verify: async (hash, password) => argon2.verify(hash, password),
    close: async () => {},
  };
}
