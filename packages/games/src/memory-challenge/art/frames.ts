import { effects } from '@star-seekers/art/effects';
import { type FrameArt, cutout } from '../../picture/frame-art.ts';

/** What bursts are made of. */
const frames = {
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  ring: cutout(effects, 'ring'),
} as const satisfies Record<string, FrameArt>;

export type FrameName = keyof typeof frames;

export const FRAMES: ReadonlyMap<FrameName, FrameArt> = new Map(Object.entries(frames) as [FrameName, FrameArt][]);

/** The sheet that they are cut from. */
export const EFFECTS_URL = effects.url;
