import { type RunOptions, dayRng, drawChoice } from '@star-seekers/sim';
import { listing } from './listing.ts';
import { THEMES } from './rules.ts';

/** The theme of a day (`G4.39`): another one than yesterday's. */
export function drawConditions(seed: number, yesterday?: RunOptions): RunOptions {
  return { theme: drawChoice(dayRng(seed, listing.id), THEMES, yesterday?.theme) };
}
