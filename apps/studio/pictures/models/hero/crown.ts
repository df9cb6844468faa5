import { scenePicture } from '../../stage/scene/scene.ts';
import { crown } from '../ships/crown.ts';
import { SKY_LIGHT } from './_sky.ts';

/** The distant Crown in front of the landing page's sun, dark except for its column and rims. */
export const picture = scenePicture(
  {
    layers: [
      {
        actors: [{ build: crown, at: [0, 0, 0], turn: [-0.44, 2.42, 0.22], thrust: 6 }],
        centre: [0, 0, 0],
        radius: 16,
        gain: 0.72,
      },
    ],
    camera: { fov: 30, at: [-4, -7, 48], towards: [0, 0, 0] },
    light: SKY_LIGHT,
    samples: 14,
  },
  680,
  440,
);
