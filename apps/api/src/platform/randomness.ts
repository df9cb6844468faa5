import { randomBytes, randomInt } from 'node:crypto';

/** Where the server takes every random decision from. */
export interface Randomness {
  /** A face of the dice, 1 to `faces`, each equally likely. */
  die(faces: number): number;
  /** The seed of a run: an unsigned 32-bit integer. */
  seed(): number;
  /** Unguessable text of `bytes` random bytes, base64url. */
  token(bytes: number): string;
}

/** The operating system's generator. */
export const systemRandomness: Randomness = {
  die: (faces) => randomInt(1, faces + 1),
  seed: () => randomBytes(4).readUInt32BE(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};
