import { SMALL_PACKAGES } from '../src/small-packages.ts';
import { nodeTests } from '../src/vitest.ts';

/** To start a process, and to load what they share, takes each package longer than its tests. */
export default nodeTests({
  // A pattern that leads out of this folder and back into it finds nothing.
  include: SMALL_PACKAGES.map((name) => `${name === 'config' ? '' : `../${name}/`}src/**/!(*.browser).test.{ts,tsx}`),
});
