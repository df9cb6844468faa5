import { Biquad } from './engine/biquad.ts';
import type { Take } from './take.ts';

/** Centre frequencies of the equaliser, in hertz. */
const CENTRES = [260, 700, 1900, 5000] as const;

const WIDTH_Q = 0.9;

/** Decibels at each centre, by take; any two takes differ at two or more centres. */
const TINTS: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [4, -4, 4, -4],
  [-4, 4, 4, -4],
  [4, 4, -4, 4],
  [-4, -4, -4, 4],
];

/**
 * Gives each take of an effect its own colour, so that repetitions sound natural. The first take is unchanged.
 * @param variation from 0
 */
export function tint(take: Take, variation: number): void {
  const gains = TINTS[variation % TINTS.length] ?? [];
  for (const [index, at] of CENTRES.entries()) {
    const gain = gains[index] ?? 0;
    if (gain === 0) continue;
    for (const channel of [take.left, take.right]) new Biquad({ kind: 'peak', at, q: WIDTH_Q, gain }).runAll(channel);
  }
}
