import { type RunOptions, choiceIn, everyChoice } from '@star-seekers/sim';
import { LOOKS } from './look-alikes.ts';

/** A day has one of the looks (`G3.36`). */
export const dayConditions = everyChoice('family', LOOKS.length);

/** Index of the look that half of all pictures have; undefined without one. @throws {MalformedInput} if there is no such look */
export function familyOf(options: RunOptions | undefined): number | undefined {
  return choiceIn(options, 'family', LOOKS.length);
}
