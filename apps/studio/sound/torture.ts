/** `pnpm torture`: decodes and measures every track again. Exits with 1 if a figure differs from the stored one. */
import { isDeepStrictEqual } from 'node:util';
import { TRACKS } from '@star-seekers/audio/tracks';
import { inspect, inspections } from './music.ts';

const stored = inspections();
for (const track of TRACKS) {
  const same = isDeepStrictEqual(await inspect(track), stored[track.id]);
  console.log(`${same ? 'kept  ' : 'BROKEN'} ${track.name} measures as it did when it was rendered`);
  if (!same) process.exitCode = 1;
}
