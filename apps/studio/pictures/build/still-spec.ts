import type { RenderName } from './renders.ts';

/** A separate picture. From 512 pixels on it is written as AVIF too. */
export interface StillSpec {
  /** Path under `assets`, without extension. */
  readonly name: string;
  readonly from: RenderName;
  readonly width: number;
  /** Quality of the WebP and of the AVIF file. */
  readonly quality?: number;
  readonly avifQuality?: number;
  /** Quality of the alpha channel of the WebP file; soft shadows need little. */
  readonly alphaQuality?: number;
  /** Crops the empty margin of a transparent picture. */
  readonly trim?: boolean;
}
