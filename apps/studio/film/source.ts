import { join } from 'node:path';
import { z } from 'zod';
import { compiledHash } from '../pictures/build/source-hash.ts';
import { PATHS } from '../paths.ts';

/** Manifest of the committed film. */
export const trailerManifest = z.object({
  sha256: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  frames: z.int(),
  /** Hash of the code that paints the shots. */
  source: z.string(),
});

export const manifestPath = join(PATHS.films, 'trailer.json');

/** Hash of the film's own code, without the ships, worlds and paintings that it shows. */
export function trailerHash(): Promise<string> {
  const painters = JSON.stringify(join(PATHS.root, 'film/picture/painters.ts'));
  const finish = JSON.stringify(join(PATHS.root, 'film/picture/finish.ts'));
  return compiledHash(`export { PAINTERS } from ${painters};export { finish } from ${finish};`, []);
}
