import type { GoldenFigures } from '../recorded-run.ts';

/** The recorded runs whose outcome and hashes must not change unnoticed, by file name. For tests, in Node and in browsers. */
export const goldenRuns: Readonly<Record<string, { golden: GoldenFigures }>> = import.meta.glob('./golden/*.json', {
  eager: true,
  import: 'default',
});
