import type { RenderName } from './renders.ts';

/** A picture that stands alone. From 512 pixels on it is written as AVIF too. */
export interface StillSpec {
  /** Path under `assets`, without its ending. */
  readonly name: string;
  readonly from: RenderName;
  readonly width: number;
  /** Qualities of the WebP and of the AVIF. */
  readonly quality?: number;
  readonly avifQuality?: number;
  /** Of the transparency of the WebP: soft shadows need little. */
  readonly alphaQuality?: number;
  /** Cuts off the empty rim of a transparent picture. */
  readonly trim?: boolean;
}
