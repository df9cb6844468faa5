import { growBody } from '../../kit/chitin-body.ts';
import { CHITIN } from '../../kit/chitin-material.ts';
import { Kit } from '../../kit/kit.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

/** The reaver of ONI: two crescents, one inside the other, and a split tail. */
export function twinmoon(): Sculpture {
  const kit = new Kit(33);
  growBody(kit, {
    bodies: [
      { at: [0, 0, 0.6], radii: [1.35, 0.75, 2] },
      { at: [0, 0.1, -0.9], radii: [0.95, 0.62, 1.3] },
    ],
    limbs: [
      {
        joints: [
          [0.6, 0.1, 1, 0.8],
          [2.4, 0.3, 1.6, 0.88],
          [4.2, 0.35, 0.9, 0.8],
          [5.4, 0.25, -1, 0.62],
          [5.6, 0.05, -3.2, 0.4],
          [4.4, -0.1, -5.6, 0.04],
        ],
        plates: 14,
        ridge: 0.1,
        flat: 1.5,
        blend: 0.3,
        tip: true,
      },
      {
        joints: [
          [0.5, 0.2, -0.2, 0.55],
          [1.7, 0.4, -0.2, 0.56],
          [2.7, 0.4, -1.2, 0.46],
          [2.8, 0.25, -2.8, 0.3],
          [2, 0.1, -4.3, 0.04],
        ],
        plates: 9,
        ridge: 0.08,
        flat: 1.3,
        blend: 0.2,
        tip: true,
      },
      {
        joints: [
          [0.4, 0.1, -1.8, 0.36],
          [0.85, 0.1, -2.7, 0.28],
          [0.7, 0, -3.6, 0.04],
        ],
        plates: 4,
        ridge: 0.03,
      },
      {
        joints: [
          [0.4, 0.15, 2, 0.66],
          [1, 0.25, 3.3, 0.5],
          [1.2, 0.25, 4.6, 0.32],
          [0.8, 0.1, 6, 0.04],
        ],
        plates: 9,
        ridge: 0.09,
        flat: 1.2,
        tip: true,
      },
      {
        joints: [
          [2.3, 0.1, 1.9, 0.36],
          [3, 0.1, 3.1, 0.26],
          [3, 0, 4.6, 0.03],
        ],
        plates: 0,
        flat: 1.4,
      },
      {
        joints: [
          [3.9, 0.1, 1.2, 0.34],
          [4.9, 0.1, 2, 0.24],
          [5.2, 0, 3.3, 0.03],
        ],
        plates: 0,
        flat: 1.4,
      },
      {
        joints: [
          [5.2, 0.1, -0.6, 0.3],
          [6.1, 0.1, -0.1, 0.18],
          [6.5, 0, 0.8, 0.03],
        ],
        plates: 0,
        flat: 1.4,
      },
      {
        joints: [
          [5.5, 0.1, -2.6, 0.24],
          [6.3, 0.08, -2.5, 0.14],
          [6.7, 0, -1.9, 0.03],
        ],
        plates: 0,
        flat: 1.4,
      },
    ],
    carapace: { at: [0, 0.4, 1.3], radii: [0.95, 0.55, 1.9], plates: 6 },
    eye: { at: [0, 0.72, -0.9], radii: [0.5, 0.56, 0.6] },
    slits: [
      { at: [0.78, 0.36, -1.5], radii: [0.09, 0.22, 0.32] },
      { at: [1.02, 0.3, -1.1], radii: [0.07, 0.18, 0.22] },
    ],
    web: {
      at: [2.4, 0.15, 1.9],
      radii: [3.1, 0.06, 1.9],
      cuts: [
        [2, 4.3, 1.1],
        [0.6, 4.9, 0.9],
        [3.9, 3.3, 0.9],
        [5.2, 1.9, 0.7],
      ],
    },
    low: [-6.9, -1, -6],
    high: [6.9, 1.5, 6.3],
    cell: 0.06,
  });
  return { kit, look: 'oni', material: CHITIN, radius: 7.6, half: 7.3 };
}

export const picture = sculpture(twinmoon, {
  small: { finish: 'small', pixels: 448 },
  large: { finish: 'large', pixels: 448 },
});
