import { growBody } from '../../kit/chitin-body.ts';
import { CHITIN } from '../../kit/chitin-material.ts';
import { Kit } from '../../kit/kit.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

/** The lancer of ONI: narrow as a needle, its barbed tail laid along it. */
export function sting(): Sculpture {
  const kit = new Kit(32);
  growBody(kit, {
    bodies: [
      { at: [0, 0, 0.2], radii: [0.8, 0.6, 2.1] },
      { at: [0, 0.05, -2.2], radii: [0.5, 0.42, 1.5] },
    ],
    limbs: [
      {
        joints: [
          [0, 0, -3, 0.42],
          [0, 0.05, -4.4, 0.26],
          [0, 0, -6.1, 0.05],
        ],
        plates: 5,
        ridge: 0.04,
        flat: 1.1,
        tip: true,
      },
      {
        joints: [
          [0.5, 0.1, -0.9, 0.4],
          [1.5, 0.2, -0.9, 0.44],
          [2.2, 0.15, -2, 0.34],
          [2.1, 0, -3.6, 0.2],
          [1.7, -0.05, -4.7, 0.03],
        ],
        plates: 8,
        flat: 1.5,
        tip: true,
      },
      {
        joints: [
          [0.55, 0.05, 1.2, 0.4],
          [1.7, 0.1, 1.5, 0.38],
          [2.5, 0.05, 2.6, 0.24],
          [2.7, 0, 4.1, 0.03],
        ],
        plates: 6,
        flat: 1.5,
      },
      {
        joints: [
          [0, 0.15, 1.8, 0.6],
          [0, 0.25, 3, 0.44],
          [0, 0.3, 4.2, 0.3],
          [0, 0.2, 5.2, 0.3],
          [0, 0.1, 6, 0.04],
        ],
        plates: 9,
        flat: 1.15,
        tip: true,
      },
      {
        joints: [
          [0.2, 0.1, 4.9, 0.22],
          [0.8, 0.1, 5, 0.16],
          [1, 0.05, 4.2, 0.03],
        ],
        plates: 0,
      },
    ],
    carapace: { at: [0, 0.3, 0.7], radii: [0.6, 0.48, 1.7], plates: 6 },
    eye: { at: [0, 0.6, -1.5], radii: [0.34, 0.5, 0.62] },
    slits: [{ at: [0.52, 0.22, -2.1], radii: [0.07, 0.2, 0.36] }],
    web: {
      at: [1.1, 0.08, 1.2],
      radii: [1.5, 0.055, 1.6],
      cuts: [
        [1.2, 3.2, 0.8],
        [2.6, 0.3, 0.9],
      ],
    },
    low: [-3.2, -0.9, -6.4],
    high: [3.2, 1.3, 6.3],
  });
  return { kit, look: 'oni', material: CHITIN, radius: 6.6, half: 6.8 };
}

export const picture = sculpture(sting, { small: { finish: 'small' }, large: { finish: 'large' } });
