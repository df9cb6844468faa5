import { moodLight } from '../../pictures/models/covers/_light.ts';
import type { SpaceScene } from '../../pictures/stage/scene/scene.ts';
import type { Nebula } from '../../pictures/stage/space/nebula.ts';

/** A still for a camera move of the trailer. */
interface Plate {
  readonly width: number;
  readonly height: number;
  readonly scene: SpaceScene;
}

const DAYLIGHT = moodLight({ sun: [0.4, 0.5, -0.7], warm: '#ffd9a8', cold: '#bcd2ff', ground: '#ff6a3a' });
const CAMERA = { fov: 30, at: [0, 0, 22], towards: [0, 0, 0] } as const;

/** A sky, larger than the frame to leave room for camera moves. */
function sky(nebula: Nebula, seed: number): Plate {
  return {
    width: 1440,
    height: 810,
    scene: {
      nebula,
      stars: { seed, count: 3400, bright: 6 },
      layers: [],
      camera: CAMERA,
      light: DAYLIGHT,
      grade: { vignette: 0.2 },
    },
  };
}

/** The stills of the trailer, by name. */
export const plates = {
  dawn: sky(
    {
      colours: ['#04081c', '#16306a', '#6fa8e8', '#3a1c6a'],
      seed: 2.7,
      exposure: 0.34,
      cover: 0.08,
      dust: 0.9,
      zoom: 0.9,
    },
    41,
  ),
  mud: sky(
    {
      colours: ['#1a0606', '#8a2a14', '#ffb070', '#5a2a18'],
      seed: 6.3,
      exposure: 0.8,
      cover: 0.18,
      dust: 0.9,
      zoom: 1.1,
    },
    17,
  ),
  oni: sky(
    {
      colours: ['#120430', '#5a2ab0', '#d08aff', '#1fd8c0'],
      seed: 4.4,
      exposure: 0.75,
      cover: 0.16,
      dust: 0.85,
      zoom: 1.05,
    },
    23,
  ),
  ustur: sky(
    {
      colours: ['#140c04', '#7a5a1c', '#ffe0a0', '#3a5ab0'],
      seed: 8.9,
      exposure: 0.7,
      cover: 0.16,
      dust: 0.9,
      zoom: 1.15,
    },
    31,
  ),
  iris: sky(
    {
      colours: ['#02101a', '#0f4a6a', '#7ff0ff', '#1f7ab0'],
      seed: 5.2,
      exposure: 0.55,
      cover: 0.12,
      dust: 0.9,
      zoom: 1,
    },
    53,
  ),
  fleet: sky(
    {
      colours: ['#0c0824', '#3a3aa0', '#ffc090', '#a03ad0'],
      seed: 3.3,
      exposure: 0.85,
      cover: 0.2,
      dust: 0.85,
      zoom: 1.05,
      lights: [
        [0, 0.25],
        [-1, -0.6],
      ],
    },
    61,
  ),
} as const satisfies Record<string, Plate>;

export type PlateName = keyof typeof plates;
