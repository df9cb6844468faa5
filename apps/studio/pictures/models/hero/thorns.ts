import { scenePicture } from '../../stage/scene/scene.ts';
import { thorn } from '../ships/thorn.ts';
import { SKY_LIGHT } from './_sky.ts';

/** Two thorns of the landing page that attack the Redwing. */
export const picture = scenePicture(
  {
    layers: [
      {
        actors: [
          { build: thorn, at: [3.4, 2.4, -8], turn: [0.5, 0.5, 0.5] },
          { build: thorn, at: [-1.6, -1.8, 2], turn: [0.15, 0.75, 0.45] },
        ],
        centre: [0, 0, -3],
        radius: 12,
        gain: 0.9,
      },
    ],
    camera: { fov: 30, at: [0, 1, 28], towards: [0.4, 0, 0] },
    light: SKY_LIGHT,
    samples: 14,
  },
  560,
  400,
);
