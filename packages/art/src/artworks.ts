import type { ArtworkId } from '@star-seekers/content/artworks';
import { artworks } from './generated/artworks.gen.ts';

/** A square picture of the swap puzzle: AVIF, WebP for browsers without it, and a thumbnail of 256 pixels. */
export interface ArtworkPicture {
  readonly avif: string;
  readonly webp: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures of the swap puzzle, by id. */
export const artworkPictures: Readonly<Record<ArtworkId, ArtworkPicture>> = artworks;
