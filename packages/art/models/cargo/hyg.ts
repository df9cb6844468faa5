import { Kit } from '../../kit/kit.ts';
import { ball } from '../../kit/shapes/round.ts';
import { STANDING, upright } from '../../kit/eye.ts';
import { cargoIcon } from './_cargo.ts';

/** Hygrine: a dried sponge with deep pores, in a shallow tray. */
function hyg(): Kit {
  const kit = new Kit(110);
  const next = kit.random;
  const sponge = { colour: '#d89a4a', metal: 0, rough: 0.9, plating: 0 };
  const pore = { colour: '#4a2410', metal: 0, rough: 1, plating: 0 };
  const lobes = [
    [0, 0.15, 0, 1.05],
    [-0.75, -0.15, 0.25, 0.72],
    [0.8, -0.1, 0.2, 0.7],
    [0.25, 0.7, -0.2, 0.66],
    [-0.45, 0.6, 0.1, 0.6],
    [0.1, -0.3, 0.7, 0.62],
  ] as const;
  for (const [x, y, z, r] of lobes) {
    kit.add(ball(r, 28), sponge, { at: [x, y, z], size: [1, 0.92, 1] });
    for (let index = 0; index < 16; index++) {
      const [a, b] = [next.between(0, 6.28), next.between(-0.5, 1.3)];
      kit.add(ball(next.between(0.07, 0.15), 12), pore, {
        at: [
          x + Math.cos(a) * Math.cos(b) * r * 0.97,
          y + Math.sin(b) * r * 0.9,
          z + Math.sin(a) * Math.cos(b) * r * 0.97,
        ],
      });
    }
  }
  kit.add(
    upright(
      [
        [0, -1],
        [1.3, -0.95],
        [1.55, -0.55],
        [1.45, -0.5],
        [1.1, -0.75],
        [0, -0.8],
      ],
      24,
      0.3,
    ),
    { colour: '#2f7f8a', metal: 0.5, rough: 0.4, plating: 0.3 },
    { turn: STANDING },
  );
  return kit;
}

export const picture = cargoIcon(hyg, { look: 'rock', material: { rock: 0.1, rockScale: 6 }, half: 1.7 });
