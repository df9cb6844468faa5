/** `pnpm stress`: decodes and measures every track and layer again. Exits with 1 if a figure differs from the stored one. */
import { isDeepStrictEqual } from 'node:util';
import { LAYERS } from '@star-seekers/audio';
import { TRACKS } from '@star-seekers/audio/tracks';
import { inspect, inspectMixes, inspections, layerId, mixInspections } from './music.ts';

const stored = inspections();
const storedMixes = mixInspections();
for (const track of TRACKS) {
  const { layers } = track;
  const files = layers ? LAYERS.map((name) => [layerId(track.id, name), layers[name]] as const) : [];
  for (const [id, file] of [[track.id, track] as const, ...files]) {
    const same = isDeepStrictEqual(await inspect(file), stored[id]);
    console.log(`${same ? 'kept  ' : 'BROKEN'} ${file.filename} measures as it did when it was rendered`);
    if (!same) process.exitCode = 1;
  }
  if (!layers) continue;
  const same = isDeepStrictEqual(await inspectMixes(track), storedMixes[track.id]);
  console.log(`${same ? 'kept  ' : 'BROKEN'} ${track.name} is as loud with its layers as it was`);
  if (!same) process.exitCode = 1;
}
