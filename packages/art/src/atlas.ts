/** Place of a frame in its picture, in pixels of the picture. */
export type FrameBox = readonly [x: number, y: number, width: number, height: number];

/** A packed picture. Frames are turned round their middle unless `pivots` says otherwise. */
export interface Atlas {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one logical pixel: sprites are scaled by its inverse. */
  readonly density: number;
  readonly frames: Readonly<Record<string, FrameBox>>;
  /** Points round which frames turn, as shares of width and height. */
  readonly pivots?: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** A picture that stands alone: AVIF for browsers that have it, WebP for the rest. */
export interface Still {
  readonly webp: string;
  readonly avif?: string;
  readonly width: number;
  readonly height: number;
}

/** The table that Phaser's `load.atlas(key, atlas.url, phaserFrames(atlas))` takes in place of a JSON file. */
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
