import type { RenderName } from './renders.ts';

/** A frame of an atlas: a shot, and its size on the canvas of the game, in logical pixels. */
export type FrameSpec = {
  readonly frame: string;
  readonly from: RenderName;
  /** Left out: the middle. */
  readonly pivot?: readonly [x: number, y: number];
} & (
  | /** The longer side of what is solid in the shot. */ { readonly fit: number }
  | /** The width of the whole shot. */ { readonly width: number }
  | /** The same scale as another frame of the atlas. */ { readonly like: string }
  | /** A part of the shot, taken as it is. */ {
      readonly crop: readonly [x: number, y: number, width: number, height: number];
    }
);

export interface AtlasSpec {
  readonly name: string;
  /** Pixels for a logical pixel. */
  readonly density: number;
  readonly frames: readonly FrameSpec[];
  /** WebP quality of the colours; additive light needs less. */
  readonly quality?: number;
  /** Tiles touch each other, so they have no transparent margin. */
  readonly tiles?: boolean;
  /** What its sheet is shown over. */
  readonly background?: RenderName;
}
