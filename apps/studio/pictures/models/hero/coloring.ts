import { Kit } from '../../kit/kit.ts';
import { lathe, torus } from '../../kit/shapes/lathe.ts';
import { ball } from '../../kit/shapes/round.ts';
import { linePicture } from '../../stage/scene/line-art.ts';
import type { Sculpture } from '../../stage/sculpture.ts';
import { redwing } from '../ships/redwing.ts';
import { sixfold } from '../ships/sixfold.ts';
import { thorn } from '../ships/thorn.ts';

const BANDS = [-0.62, -0.34, -0.12, 0.2, 0.46, 0.7];
const amber = { colour: '#e0a04a' };

/** A ringed giant with bands, simplified for the colouring book. */
export function giant(): Sculpture {
  const kit = new Kit(5);
  kit.add(ball(3, 48), amber);
  for (const height of BANDS)
    kit.add(torus(3 * Math.sqrt(1 - height * height), 0.045, 64), amber, {
      at: [0, 3 * height, 0],
      turn: [Math.PI / 2, 0, 0],
    });
  for (const [inner, outer] of [
    [3.9, 4.7],
    [4.85, 5.7],
  ] as const)
    kit.add(
      lathe(
        [
          [inner, 0.03],
          [outer, 0.03],
          [outer, -0.03],
          [inner, -0.03],
          [inner, 0.03],
        ],
        72,
      ),
      { colour: '#d8b98a' },
      { turn: [Math.PI / 2, 0, 0] },
    );
  return { kit, look: 'rock', material: {}, radius: 6, half: 6 };
}

/** Cover of the colouring book: the Redwing, a thorn and a sixfold before the Big Amber. */
export const picture = linePicture(
  {
    actors: [
      { build: giant, at: [-3.4, 5.4, -22], turn: [0.5, 0, -0.42], size: 1.5 },
      { build: thorn, at: [4.1, 2.6, -6], turn: [0.75, 0.5, 0.4], size: 0.72 },
      { build: sixfold, at: [-4.9, -0.3, -12], turn: [1.1, 0.3, 0.2], size: 0.5 },
      { build: redwing, at: [0.2, -2.2, 1], turn: [0.5, -0.75, -0.5], size: 0.76 },
    ],
    camera: { fov: 34, at: [0, 1.5, 22], towards: [0, 0, 0] },
    pen: 3.2,
  },
  1320,
  1500,
);
