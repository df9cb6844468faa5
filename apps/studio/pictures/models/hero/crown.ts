import { scenePicture } from '../../stage/scene/scene.ts';
import { crown } from '../ships/crown.ts';
import { SKY_LIGHT } from './_sky.ts';

/** The Crown far away before the sun of the landing page, dark but for its column and its rims. */
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
