import type { Raster, Studio } from './studio.ts';

/** The export `picture` of a file under `models`: named shots, each rendered separately. */
export interface Picture {
  readonly shots: Readonly<Record<string, (studio: Studio) => Raster>>;
}

/** Combines the shots of several models. */
export function mergeShots(...pictures: readonly Picture[]): Picture {
  return { shots: Object.assign({}, ...pictures.map(({ shots }) => shots)) as Picture['shots'] };
}
