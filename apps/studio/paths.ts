import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const repository = join(root, '../..');
const art = join(repository, 'packages/art');
const audio = join(repository, 'packages/audio');
const web = join(repository, 'apps/web');

/** Paths that the studio reads and writes. Files outside of its own folder are committed results. */
export const PATHS = {
  root,
  repository,
  models: join(root, 'pictures/models'),
  /** Committed contact sheets and spectrograms. */
  sheets: join(root, 'sheets'),
  /** Cached intermediate results, not committed. */
  renders: join(root, '.renders'),
  pictures: join(art, 'assets'),
  pictureTables: join(art, 'src/generated'),
  films: join(art, 'film'),
  effects: join(audio, 'assets'),
  effectTable: join(audio, 'src/sprites.gen.ts'),
  /** Served to browsers, in development and by the build. */
  music: join(web, 'public/assets/Music'),
  musicTable: join(audio, 'src/music/tracks.gen.ts'),
  /** Pictures of the landing page, which the films use too. */
  landing: join(web, 'src/features/landing/art'),
  /** The picture behind every page of the hub. */
  hub: join(web, 'src/ui/art'),
  /** Icons and the link preview. */
  public: join(web, 'public'),
} as const;

/** Names of all models, as on the command line: `ships/thorn`. */
export function modelNames(): string[] {
  return globSync('**/*.ts', { cwd: PATHS.models })
    .map((path) => path.slice(0, -'.ts'.length).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').at(-1)?.startsWith('_'))
    .toSorted();
}
