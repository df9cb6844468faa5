import { randomBytes } from 'node:crypto';

/** Where the server takes every random decision from. */
export interface Randomness {
  /** The seed of a run: an unsigned 32-bit integer. */
  seed(): number;
  /** Unguessable text of `bytes` random bytes, base64url. */
  token(bytes: number): string;
  /** `length` random bytes, as hexadecimal digits. */
  hex(length: number): string;
}

/** The operating system's generator. */
export const systemRandomness: Randomness = {
  seed: () => randomBytes(4).readUInt32BE(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  hex: (length) => randomBytes(length).toString('hex'),
};
