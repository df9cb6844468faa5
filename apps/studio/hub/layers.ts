import { PATHS } from '../paths.ts';

/** A picture that a shader draws, and how it is stored. */
export interface Layer {
  readonly name: 'nebula' | 'planet';
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Stored size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Drawn this many times larger on each side, then scaled down. */
  readonly oversampling: number;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

export const layers: readonly Layer[] = [
  { name: 'nebula', folder: PATHS.hub, width: 1600, height: 900, oversampling: 1, quality: 0.74 },
  { name: 'planet', folder: PATHS.landing, width: 1000, height: 1000, oversampling: 2, quality: 0.72 },
];
