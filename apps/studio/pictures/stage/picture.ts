import type { Studio } from './studio.ts';

/** Pixels from the top left, not premultiplied. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** The export `picture` of a file under `models`: named shots, each rendered separately. */
export interface Picture {
  readonly shots: Readonly<Record<string, (studio: Studio) => Raster>>;
}

/** Combines the shots of several models. */
export function mergeShots(...pictures: readonly Picture[]): Picture {
  return { shots: Object.assign({}, ...pictures.map(({ shots }) => shots)) as Picture['shots'] };
}
