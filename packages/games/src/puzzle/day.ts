import { type RunOptions, dayRng, drawChoice } from '@star-seekers/sim';
import { listing } from './listing.ts';
import { ARTWORKS } from './rules.ts';

/** The picture of a day (`G5.32`): another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { artwork: drawChoice(dayRng(seed, listing.id), ARTWORKS, yesterday?.artwork) };
}
