import argon2 from 'argon2';

/** `rulings.md`, open points: argon2id, 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

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
export const argon2Hashing: Hashing = {
  hash: async (password) => argon2.hash(password, PARAMETERS),
  verify: async (hash, password) => argon2.verify(hash, password),
  close: async () => {},
};
