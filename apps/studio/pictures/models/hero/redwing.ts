import { scenePicture } from '../../stage/scene/scene.ts';
import { redwing } from '../ships/redwing.ts';
import { SKY_LIGHT } from './_sky.ts';

/** The Redwing of the landing page, flying towards the sun. */
export const picture = scenePicture(
  {
    layers: [
      {
        actors: [{ build: redwing, at: [1.2, -0.1, 0], turn: [0.2, -0.86, -0.5], thrust: 10 }],
        centre: [0.6, 0, 0],
        radius: 8,
      },
    ],
    camera: { fov: 26, at: [0, 2, 20.5], towards: [0, 0, 0] },
    light: SKY_LIGHT,
    grade: { exposure: 1.05 },
    samples: 16,
  },
  1100,
  700,
);
