import type { DealerSecret } from './dealer.ts';
import type { Rng } from './rng.ts';

/**
 * A generator whose output reveals nothing about other streams or the secret: its state is a ChaCha20 block keyed by the secret. The
 * run's own generator ({@link createRng}) has a 32-bit seed, which a player could brute-force after seeing a few cards.
 * @param stream unsigned 32-bit integer, such as the number of the level
 */
export function secretRng(secret: DealerSecret, stream: number): Rng {
  const block = chachaBlock([...secret, ...secret], stream, [0, 0, 0]);
  return { a: at(block, 0), b: at(block, 1), c: at(block, 2), counter: at(block, 3) };
}

/**
 * The block function of ChaCha20 (RFC 8439 §2.3), as sixteen words.
 * @param key eight words
 * @param nonce three words
 */
export function chachaBlock(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const input = Uint32Array.of(...EXPAND_32_BYTE_K, ...key, counter, ...nonce);
  const words = input.slice();
  for (let round = 0; round < 10; round++) for (const quarter of QUARTERS) quarterRound(words, quarter);
  return words.map((word, index) => word + at(input, index));
}

/** 'expa', 'nd 3', '2-by', 'te k'. */
const EXPAND_32_BYTE_K = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

type Quarter = readonly [number, number, number, number];

/** The words of each quarter round: the columns, then the diagonals. */
const QUARTERS: readonly Quarter[] = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function quarterRound(words: Uint32Array, [a, b, c, d]: Quarter): void {
  mix(words, a, b, d, 16);
  mix(words, c, d, b, 12);
  mix(words, a, b, d, 8);
  mix(words, c, d, b, 7);
}

/** `sum += addend; turned = (turned ^ sum) <<< bits` */
function mix(words: Uint32Array, sum: number, addend: number, turned: number, bits: number): void {
  words[sum] = at(words, sum) + at(words, addend);
  const mixed = at(words, turned) ^ at(words, sum);
  words[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}
