import type { Vec3 } from '../../kit/vector.ts';
import type { SpaceScene } from '../../stage/scene/scene.ts';

/** Width and height of a cover's render: half as large again as its picture, for smooth edges. */
export const COVER = [960, 540] as const;

interface Mood {
  /** Direction and colour of the sun. */
  readonly sun: Vec3;
  readonly warm: string;
  /** Fills the shadows. */
  readonly cold: string;
  /** Colour of the light from below. */
  readonly ground: string;
  readonly strength?: number;
}

/** One strong light from behind, a cold fill beside the camera, deep shadows between. */
export function moodLight({ sun, warm, cold, ground, strength = 1 }: Mood): SpaceScene['light'] {
  return {
    key: { towards: [-0.55, 0.75, 0.65], colour: cold, strength: 1.15 * strength, width: 0.1 },
    rims: [
      { towards: sun, colour: warm, strength: 2.4 * strength, width: 0.06 },
      { towards: [-sun[0], -0.5, 0.3], colour: ground, strength: 0.5, width: 0.2 },
    ],
    sky: 0.22,
    skyColours: [cold, ground],
    surroundings: { rims: [warm, cold], halo: warm, surroundings: ['#0a0c1e', '#3a2a66'] },
  };
}
