import type { RenderName } from './renders.ts';

/** A frame of an atlas: a shot, and its size on the canvas of the game, in logical pixels. */
export type FrameSpec = {
  readonly frame: string;
  readonly from: RenderName;
  /** The middle if undefined. */
  readonly pivot?: readonly [x: number, y: number];
} & (
  | /** The longer side of the solid part of the shot. */ { readonly fit: number }
  | /** The width of the whole shot. */ { readonly width: number }
  | /** The same scale as another frame of the atlas. */ { readonly like: string }
  | /** A part of the shot, unscaled. */ {
      readonly crop: readonly [x: number, y: number, width: number, height: number];
    }
);

export interface AtlasSpec {
  readonly name: string;
  /** Pixels per logical pixel. */
  readonly density: number;
  readonly frames: readonly FrameSpec[];
  /** WebP quality of the colours; additive light needs less. */
  readonly quality?: number;
  /** Tiles touch each other, so they get no transparent margin. */
  readonly tiles?: boolean;
  /** Background of its contact sheet. */
  readonly background?: RenderName;
}
