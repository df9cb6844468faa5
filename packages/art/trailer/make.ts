import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { expose } from './expose.ts';
import { paintFilm, paintStills } from './film.ts';
import { WORK } from './host.ts';

/**
 * Makes the trailer, or a step of it: `sets` exposes ships and skies, `film` paints the frames, `cut` codes them with the
 * soundtrack. `stills 30 225 …` paints single frames to look at. Footage of the games and the soundtrack come from their own packages.
 */
export async function makeTrailer([step, ...rest]: readonly string[]): Promise<void> {
  const numbers = rest.map(Number);
  if (step === 'stills') {
    await paintStills(numbers, join(WORK, 'stills'));
    return;
  }
  if (step === undefined || step === 'sets') await expose();
  if (step === undefined || step === 'film') await paintFilm(numbers);
  if (step === undefined || step === 'cut') await assemble();
}
