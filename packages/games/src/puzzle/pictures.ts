import { artworkPictures } from '@star-seekers/art/artworks';
import { stills } from '@star-seekers/art/stills';
import { type Artwork, type ArtworkId, artworks } from '@star-seekers/content/artworks';
import { loadPicture } from '../picture/pictures.ts';

/** What hangs behind the window. */
export const WALL_URL = stills['backdrops/mill'].webp;

/** The small picture of each window, in the order of their numbers. All are loaded before a credit is taken: any may be drawn. */
export const THUMB_URLS: readonly string[] = artworks.map(({ id }) => artworkPictures[id].thumb);

/** Everything that the board needs before a run, by name. */
export const PICTURES: Readonly<Record<string, string>> = {
  wall: WALL_URL,
  ...Object.fromEntries(artworks.map(({ id }, artwork) => [id, THUMB_URLS[artwork] ?? ''])),
};

export interface NumberedArtwork extends Artwork {
  readonly id: ArtworkId;
}

/** @throws {RangeError} when there is no such picture */
export function artworkAt(artwork: number): NumberedArtwork {
  const found = artworks[artwork];
  if (!found) throw new RangeError(`there is no artwork ${artwork}`);
  return found;
}

/** The large picture of a window, in the first format that the browser can read. Rejects when it cannot be had now. */
export async function loadArtwork(artwork: number): Promise<HTMLImageElement> {
  const { avif, webp } = artworkPictures[artworkAt(artwork).id];
  return loadPicture(avif).catch(async () => loadPicture(webp));
}
