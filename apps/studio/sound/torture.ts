/** `pnpm torture`: decodes every track and measures it again. Exits with 1 where a figure is not the one that was written down. */
import { isDeepStrictEqual } from 'node:util';
import { TRACKS } from '@star-seekers/audio/tracks';
import { inspect, inspections } from './music.ts';

const written = inspections();
for (const track of TRACKS) {
  const same = isDeepStrictEqual(await inspect(track), written[track.id]);
  console.log(`${same ? 'kept  ' : 'BROKEN'} ${track.name} measures as it did when it was rendered`);
  if (!same) process.exitCode = 1;
}
