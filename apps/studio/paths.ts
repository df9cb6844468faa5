import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const repository = join(root, '../..');
const art = join(repository, 'packages/art');
const audio = join(repository, 'packages/audio');
const web = join(repository, 'apps/web');

/** Where the studio reads and writes. Whatever lies outside its own folder is a committed result. */
export const PATHS = {
  root,
  repository,
  models: join(root, 'pictures/models'),
  /** Committed contact sheets and spectrograms. */
  sheets: join(root, 'sheets'),
  /** Intermediate results of this machine, so that nothing unchanged is rendered again. Not committed. */
  renders: join(root, '.renders'),
  pictures: join(art, 'assets'),
  pictureTables: join(art, 'src/generated'),
  films: join(art, 'film'),
  effects: join(audio, 'assets'),
  effectTable: join(audio, 'src/sprites.gen.ts'),
  /** The browser gets the tracks from here, in development and from the build alike. */
  music: join(web, 'public/assets/Music'),
  musicTable: join(audio, 'src/music/tracks.gen.ts'),
  /** Pictures of the landing page that the films show too. */
  landing: join(web, 'src/features/landing/art'),
} as const;

/** Every model by the name that the command line takes: `ships/thorn`. */
export function modelNames(): string[] {
  return globSync('**/*.ts', { cwd: PATHS.models })
    .map((path) => path.slice(0, -'.ts'.length).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').at(-1)?.startsWith('_'))
    .toSorted();
}
