import { artworkPictures } from '@star-seekers/art/artworks';
import { stills } from '@star-seekers/art/stills';
import { type Artwork, type ArtworkId, artworks } from '@star-seekers/content/artworks';
import { loadPicture } from '@star-seekers/stage/picture/pictures.ts';

/** URL of the wall behind the window. */
export const WALL_URL = stills['backdrops/mill'].webp;

/** URL of each window's small picture, by its number. All are loaded before a credit is taken, because each can be drawn. */
export const THUMB_URLS: readonly string[] = artworks.map(({ id }) => artworkPictures[id].thumb);

/** Everything that the board needs before a run, by name. */
export const PICTURES: Readonly<Record<string, string>> = {
  wall: WALL_URL,
  ...Object.fromEntries(artworks.map(({ id }, artwork) => [id, THUMB_URLS[artwork] ?? ''])),
};

export interface NumberedArtwork extends Artwork {
  readonly id: ArtworkId;
}

/** @throws {RangeError} if there is no such picture */
export function artworkAt(number: number): NumberedArtwork {
  const artwork = artworks[number];
  if (!artwork) throw new RangeError(`there is no artwork ${number}`);
  return artwork;
}

/** Loads the large picture of a window in the first format that the browser can decode. */
export async function loadArtwork(artwork: number): Promise<ImageBitmap> {
  const { avif, webp } = artworkPictures[artworkAt(artwork).id];
  return loadPicture(avif).catch(async () => loadPicture(webp));
}
