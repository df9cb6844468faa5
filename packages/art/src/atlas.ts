/** Bounds of a frame in its picture, in pixels. */
export type FrameBox = readonly [x: number, y: number, width: number, height: number];

/** A sprite atlas. Frames rotate around their middle by default. */
export interface Atlas {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Picture pixels per logical pixel; sprites are scaled by its inverse. */
  readonly density: number;
  readonly frames: Readonly<Record<string, FrameBox>>;
  /** Rotation points of frames, as shares of width and height. */
  readonly pivots?: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** A single picture: WebP, and AVIF for browsers that support it. */
export interface Still {
  readonly webp: string;
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

/** Frame table for Phaser's `load.atlas(key, atlas.url, phaserFrames(atlas))`, instead of a JSON file. */
export function phaserFrames({ frames, pivots }: Atlas) {
  return {
    frames: Object.fromEntries(
      Object.entries(frames).map(([name, [x, y, w, h]]) => {
        const pivot = pivots?.[name];
        return [name, { frame: { x, y, w, h }, ...(pivot && { anchor: { x: pivot[0], y: pivot[1] } }) }];
      }),
    ),
  };
}
