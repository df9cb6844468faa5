import { type CardPicture, memoryCardBack, memoryPictures } from '@star-seekers/art/memory';
import { stills } from '@star-seekers/art/stills';
import { memorySubjects } from '@star-seekers/content/memory-subjects';

const FACES: Readonly<Record<string, CardPicture>> = memoryPictures;

/** URL of every face, by its number in the deck. */
export const FACE_URLS: readonly string[] = memorySubjects.map(({ id }) => FACES[id]?.url ?? '');

export const BACK_URL = memoryCardBack.url;

export const MILL_URL = stills['backdrops/mill'].webp;
export const ARENA_URL = stills['backdrops/arena'].webp;
export const ARCHIVE_URL = stills['backdrops/archive'].webp;

/** Everything that the board loads. It includes all faces, because the client does not know which of them are in play. */
export const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(memorySubjects.map(({ id }, face) => [id, FACE_URLS[face] ?? ''])),
  back: BACK_URL,
  mill: MILL_URL,
  arena: ARENA_URL,
  archive: ARCHIVE_URL,
};

/** Name of a picture in the codex. */
export function faceName(face: number): string {
  return memorySubjects[face]?.name ?? '';
}
