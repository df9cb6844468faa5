import { effects } from '@star-seekers/art/effects';
import { memoryCardBack, memoryPictures } from '@star-seekers/art/memory';
import { memorySubjects } from '@star-seekers/content/memory-subjects';
import { ATLAS_DENSITY } from '../../picture/atlas.ts';
import { type FrameArt, cutout, wholePicture } from '../../picture/frame-art.ts';

/** What bursts are made of. */
const sparks = {
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  ring: cutout(effects, 'ring'),
} as const satisfies Record<string, FrameArt>;

export type FrameName = keyof typeof sparks;

/** What every card shows until it is turned. */
export const BACK = 'back';

/** The frame of a face, by the number that the dealer knows it by. */
export function faceFrame(face: number): string {
  return `face-${face}`;
}

export const FRAMES: ReadonlyMap<string, FrameArt> = new Map<string, FrameArt>([
  ...Object.entries(sparks),
  [BACK, wholePicture(memoryCardBack, ATLAS_DENSITY)],
  ...memorySubjects.map(({ id }, face) => [faceFrame(face), wholePicture(memoryPictures[id], ATLAS_DENSITY)] as const),
]);

/** The sheet that the sparks are cut from. */
export const EFFECTS_URL = effects.url;
