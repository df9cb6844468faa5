import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const PATHS = {
  root,
  stage: join(root, 'stage'),
  models: join(root, 'models'),
  /** Committed results. */
  assets: join(root, 'assets'),
  /** Committed contact sheets. */
  sheets: join(root, 'sheets'),
  /** Exposures of this machine, kept so that an unchanged model is not rendered again. */
  renders: join(root, '.renders'),
  generated: join(root, 'src/generated'),
} as const;

/** Every model by the name that the command line takes: `ships/thorn`. */
export function modelNames(): string[] {
  return globSync('**/*.ts', { cwd: PATHS.models })
    .map((path) => path.slice(0, -'.ts'.length).replaceAll('\\', '/'))
    .filter((name) => !name.split('/').at(-1)?.startsWith('_'))
    .toSorted();
}
