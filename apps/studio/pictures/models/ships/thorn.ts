import { growBody } from '../../kit/chitin-body.ts';
import { Kit } from '../../kit/kit.ts';
import { CHITIN } from '../../kit/chitin-material.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

/** The raider of ONI: a horned head on a crescent, with a tail. */
export function thorn(): Sculpture {
  const kit = new Kit(31);
  growBody(kit, {
    bodies: [{ at: [0, 0.02, -0.2], radii: [0.98, 0.55, 1.65] }],
    limbs: [
      {
        joints: [
          [0.35, 0.1, 0.35, 0.62],
          [1.3, 0.2, 0.62, 0.68],
          [2.5, 0.28, 0.3, 0.62],
          [3.6, 0.2, -0.9, 0.48],
          [3.95, 0.02, -2.5, 0.29],
          [3.3, -0.1, -4.2, 0.03],
        ],
        plates: 11,
        flat: 1.6,
        blend: 0.22,
        tip: true,
      },
      {
        joints: [
          [0.42, -0.05, -1.2, 0.38],
          [1.02, -0.08, -2.1, 0.33],
          [0.92, -0.1, -3.1, 0.22],
          [0.34, -0.12, -3.9, 0.03],
        ],
        plates: 6,
        ridge: 0.03,
        flat: 1.3,
      },
      {
        joints: [
          [0, 0.1, 0.9, 0.64],
          [0, 0.2, 2, 0.47],
          [0, 0.28, 3.2, 0.31],
          [0, 0.2, 4.3, 0.18],
          [0, 0.05, 5.2, 0.04],
        ],
        plates: 8,
        flat: 1.2,
        tip: true,
      },
      {
        joints: [
          [0.25, 0.15, 1.9, 0.22],
          [1, 0.2, 2.5, 0.16],
          [1.35, 0.1, 3.6, 0.03],
        ],
        plates: 0,
      },
      {
        joints: [
          [1.6, 0.1, 0.9, 0.28],
          [2.3, 0.08, 1.9, 0.2],
          [2.45, 0, 3.1, 0.03],
        ],
        plates: 0,
        flat: 1.5,
      },
      {
        joints: [
          [2.9, 0.15, 0.3, 0.24],
          [3.55, 0.1, 0.9, 0.16],
          [3.75, 0, 1.9, 0.03],
        ],
        plates: 0,
        flat: 1.5,
      },
      {
        joints: [
          [3.6, 0.1, -0.9, 0.22],
          [4.3, 0.08, -0.6, 0.12],
          [4.7, 0.05, 0, 0.02],
        ],
        plates: 0,
        flat: 1.4,
      },
    ],
    carapace: { at: [0, 0.25, 0.55], radii: [0.66, 0.46, 1.35], plates: 5 },
    eye: { at: [0, 0.62, -0.78], radii: [0.4, 0.54, 0.52] },
    slits: [
      { at: [0.62, 0.3, -1.3], radii: [0.08, 0.2, 0.26] },
      { at: [0.82, 0.24, -1], radii: [0.06, 0.16, 0.18] },
    ],
    web: {
      at: [1.8, 0.12, 0.75],
      radii: [2.15, 0.055, 1.45],
      cuts: [
        [1.55, 2.75, 0.95],
        [0.6, 3, 0.95],
        [3, 2.1, 0.78],
        [3.9, 1.15, 0.62],
      ],
    },
    low: [-5, -0.9, -4.6],
    high: [5, 1.3, 5.5],
  });
  return { kit, look: 'oni', material: CHITIN, radius: 5.9, half: 5.9, centre: [0, 0, 0.4] };
}

export const picture = sculpture(thorn, { small: { finish: 'small' }, large: { finish: 'large' } });
