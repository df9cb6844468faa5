import { Kit } from '../../kit/kit.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { tube } from '../../kit/shapes/round.ts';
import { cargoIcon } from './_cargo.ts';

const tin = { colour: '#8a9098', metal: 0.8, rough: 0.36, plating: 0.3 };
const resin = { colour: '#d8201a', metal: 0, rough: 0.12, plating: 0, unworn: true };

/** Anvil resin: an open tin that has run over, red. */
function polymer(): Kit {
  const kit = new Kit(114);
  const place = { turn: STANDING };
  kit.add(
    upright(
      [
        [0, -1.3],
        [1.1, -1.3],
        [1.15, -1.2],
        [1.1, -1.1],
        [1.1, 0.7],
        [1.16, 0.8],
        [1.1, 0.9],
        [0.95, 0.9],
        [0.95, 0.5],
        [0, 0.5],
      ],
      32,
      0.3,
    ),
    tin,
    place,
  );
  kit.add(
    upright(
      [
        [0, 0.86],
        [0.7, 0.9],
        [0.98, 0.8],
        [0.98, 0.6],
        [0, 0.6],
      ],
      32,
      0.8,
    ),
    resin,
    place,
  );
  kit.add(
    upright(
      [
        [1.12, -0.75],
        [1.18, -0.72],
        [1.18, 0.15],
        [1.12, 0.18],
        [1.12, -0.75],
      ],
      32,
      0.3,
    ),
    { ...resin, rough: 0.4, colour: '#b01812' },
    place,
  );
  for (const [angle, length, width] of [
    [1.1, 1.5, 0.2],
    [1.55, 0.8, 0.16],
    [0.55, 1.1, 0.17],
    [2.3, 0.9, 0.14],
  ] as const) {
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    kit.add(
      tube(
        [
          [x * 0.9, 0.86, z * 0.9],
          [x * 1.15, 0.84, z * 1.15],
          [x * 1.2, 0.6, z * 1.2],
          [x * 1.19, 0.8 - length, z * 1.19],
        ],
        (s) => width * (s > 0.85 ? 1.25 - (s - 0.85) * 5 : 0.9 + s * 0.35),
        24,
        12,
      ),
      resin,
    );
  }
  return kit;
}

export const picture = cargoIcon(polymer, { material: { clearcoat: 0.8 } });
