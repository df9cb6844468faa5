import { type CardPicture, memoryCardBack, memoryPictures } from '@star-seekers/art/memory';
import { stills } from '@star-seekers/art/stills';
import { memorySubjects } from '@star-seekers/content/memory-subjects';

const FACES: Readonly<Record<string, CardPicture>> = memoryPictures;

/** The address of every face, by the number that the dealer knows it by: its place in the deck. */
export const FACE_URLS: readonly string[] = memorySubjects.map(({ id }) => FACES[id]?.url ?? '');

export const BACK_URL = memoryCardBack.url;

/** What lies behind the cards. */
export const TABLE_URL = stills['backdrops/mill'].webp;

/** Everything that the board loads: all faces, since which of them will be dealt nobody here knows. */
export const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(memorySubjects.map(({ id }, face) => [id, FACE_URLS[face] ?? ''])),
  back: BACK_URL,
  table: TABLE_URL,
};

/** The name of a picture, as the codex has it. */
export function faceName(face: number): string {
  return memorySubjects[face]?.name ?? '';
}
