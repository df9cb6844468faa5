import { DICE_FACES } from './dice.ts';

/** Rolls with one server seed; the seed is then revealed and the next one takes its place. */
export const ROLLS_PER_SEED = 30;

/** Bytes of a server seed. */
export const SERVER_SEED_BYTES = 32;

/** Most characters of a client seed. */
export const CLIENT_SEED_MAX_LENGTH = 64;

/** What decides a roll. */
export interface RollSeeds {
  /** Drawn by the server before the roll, as hexadecimal digits. */
  readonly serverSeed: string;
  /** Sent with the roll. */
  readonly clientSeed: string;
  /** Rolls before this one with the same server seed. */
  readonly nonce: number;
}

/**
 * The number of a roll: the face of `HMAC-SHA-256(server seed, "<client seed>:<nonce>")` with the bytes of the server seed as key. If
 * that digest gives no face, the digest of the digest is taken, and so on. Runs in browsers over HTTPS or on localhost, and in Node.
 */
export async function faceOfRoll({ serverSeed, clientSeed, nonce }: RollSeeds): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  let message = new TextEncoder().encode(`${clientSeed}:${nonce}`);
  for (;;) {
    message = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
    const face = faceIn(message);
    if (face !== undefined) return face;
  }
}

/** Bytes from here on would make low faces likelier: 256 is no multiple of 6. */
const FIRST_UNFAIR_BYTE = 256 - (256 % DICE_FACES);

/** The face of the first fair byte of a digest; undefined when it has none, which happens once in 2^192 digests. */
export function faceIn(digest: Uint8Array): number | undefined {
  const fair = digest.find((byte) => byte < FIRST_UNFAIR_BYTE);
  return fair === undefined ? undefined : (fair % DICE_FACES) + 1;
}

/** The SHA-256 of the bytes of a server seed, as hexadecimal digits: shown before the first roll with the seed. */
export async function seedHashOf(serverSeed: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed))));
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
