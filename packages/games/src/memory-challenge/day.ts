import { type RunOptions, choiceIn, dayRng, drawChoice } from '@star-seekers/sim';
import { listing } from './listing.ts';
import { LOOKS } from './look-alikes.ts';

/** The look of a day (`G3.36`): another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { family: drawChoice(dayRng(seed, listing.id), LOOKS.length, yesterday?.family) };
}

/** Index of the look that half of all pictures have; undefined without one. @throws {MalformedInput} if there is no such look */
export function familyOf(options: RunOptions | undefined): number | undefined {
  return choiceIn(options, 'family', LOOKS.length);
}
