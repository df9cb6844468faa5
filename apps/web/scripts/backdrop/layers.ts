/** One picture of the landing scene: the shader that draws it and how it is stored. */
export interface Layer {
  readonly name: 'nebula' | 'planet';
  /** Stored size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Drawn this many times larger on each side, then scaled down. */
  readonly oversampling: number;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

export const layers: readonly Layer[] = [
  { name: 'nebula', width: 1600, height: 900, oversampling: 1, quality: 0.88 },
  { name: 'planet', width: 1000, height: 1000, oversampling: 2, quality: 0.72 },
];
