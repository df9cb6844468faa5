import { Kit } from '../../kit/kit.ts';
import { tube } from '../../kit/shapes/round.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { cargoIcon } from './_cargo.ts';

const black = { colour: '#2a2430', metal: 0.3, rough: 0.36, plating: 0.4 };
const band = { colour: '#c9a06a', metal: 0.15, rough: 0.4, plating: 0.2 };

/** Horn-rock: a black horn with pale bands. */
function roch(): Kit {
  const kit = new Kit(103);
  const width = (share: number) => 0.78 * (1 - share) ** 0.75 + 0.04;
  kit.add(
    tube(
      [
        [-0.9, -1.2, 0.2],
        [-0.6, -0.1, 0.2],
        [0.1, 0.8, 0.1],
        [1.3, 1.35, 0],
      ],
      width,
      60,
      20,
    ),
    black,
  );
  for (const [at, y, z, r] of [
    [-0.82, -0.75, 0.2, 0.78],
    [-0.62, -0.2, 0.2, 0.66],
    [-0.28, 0.32, 0.17, 0.53],
    [0.16, 0.76, 0.1, 0.4],
  ] as const)
    kit.add(
      tube(
        [
          [at - 0.03, y - 0.06, z],
          [at + 0.04, y + 0.06, z],
          [at + 0.09, y + 0.12, z],
        ],
        r,
        6,
        20,
      ),
      band,
    );
  kit.add(
    upright(
      [
        [0, -1],
        [1, -1.05],
        [1.35, -1.35],
        [1.2, -1.55],
        [0, -1.55],
      ],
      7,
      0.1,
    ),
    { ...black, colour: '#4a4048' },
    { at: [-0.3, 0, 0.2], turn: STANDING },
  );
  return kit;
}

export const picture = cargoIcon(roch, { look: 'oni', material: { rock: 0.05, rockScale: 5, clearcoat: 0.4 } });
