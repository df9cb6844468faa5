import { effects } from '@star-seekers/art/effects';
import { memoryCardBack, memoryPictures } from '@star-seekers/art/memory';
import { memorySubjects } from '@star-seekers/content/memory-subjects';
import { ATLAS_DENSITY } from '@star-seekers/stage/picture/atlas.ts';
import { type FrameArt, cutout, wholePicture } from '@star-seekers/stage/picture/frame-art.ts';

/** Pictures of the bursts. */
const sparks = {
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  ring: cutout(effects, 'ring'),
} as const satisfies Record<string, FrameArt>;

export type FrameName = keyof typeof sparks;

/** Frame of a card's back. */
export const BACK = 'back';

/** Frame of a face, by its number in the deck. */
export function faceFrame(face: number): string {
  return `face-${face}`;
}

export const FRAMES: ReadonlyMap<string, FrameArt> = new Map<string, FrameArt>([
  ...Object.entries(sparks),
  [BACK, wholePicture(memoryCardBack, ATLAS_DENSITY)],
  ...memorySubjects.map(({ id }, face) => [faceFrame(face), wholePicture(memoryPictures[id], ATLAS_DENSITY)] as const),
]);

/** URL of the sheet with the pictures of the bursts. */
export const EFFECTS_URL = effects.url;
