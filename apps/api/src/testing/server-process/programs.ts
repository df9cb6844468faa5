import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What tests start as processes, by name. */
const SOURCES = {
  program: new URL('../../cli/program.ts', import.meta.url),
  child: new URL('./child.ts', import.meta.url),
  'replay-hub': new URL('../../../stress/replay-hub.ts', import.meta.url),
  'sign-in-hub': new URL('../../../stress/sign-in-hub.ts', import.meta.url),
};

/** Variable with the folder of the bundled programs. */
export const BUNDLE = 'TEST_BUNDLE';

/** The sources of all programs, by name. */
export const sources = Object.fromEntries(Object.entries(SOURCES).map(([name, url]) => [name, fileURLToPath(url)]));

/** The file of a program: bundled in a test run, as in a release; otherwise its source. */
export function programFile(name: keyof typeof SOURCES): string {
  const bundle = process.env[BUNDLE];
  return bundle === undefined ? fileURLToPath(SOURCES[name]) : join(bundle, `${name}.js`);
}
