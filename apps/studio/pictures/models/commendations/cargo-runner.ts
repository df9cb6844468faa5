import { medals } from './_medal.ts';
import { curve } from './_press.ts';

export const picture = medals(
  { outline: 'octagon', enamel: '#4a2206' },
  {
    'first-deck': [
      'iron',
      (press) =>
        press
          .shape(
            [
              [-0.72, -0.72],
              [0.72, -0.72],
              [0.72, 0.72],
              [-0.72, 0.72],
            ],
            [
              [
                [-0.54, -0.54],
                [0.54, -0.54],
                [0.54, 0.54],
                [-0.54, 0.54],
              ],
            ],
          )
          .bar([-0.6, -0.6], [0.6, 0.6], 0.18)
          .bar([-0.6, 0.6], [0.6, -0.6], 0.18),
    ],
    'shaken-off': [
      'iron',
      (press) =>
        press
          .path(
            [
              [-0.8, -0.45],
              [-0.35, 0.45],
              [0.05, -0.35],
              [0.42, 0.3],
            ],
            0.2,
          )
          .shape([
            [0.82, 0.82],
            [0.24, 0.48],
            [0.7, 0.12],
          ]),
    ],
    'on-your-heels': [
      'iron',
      (press) => {
        for (const [x, size] of [
          [-0.55, 0.45],
          [0.1, 0.72],
        ] as const)
          press.shape([
            [x, size],
            [x + 0.26, size],
            [x + 0.72, 0],
            [x + 0.26, -size],
            [x, -size],
            [x + 0.4, 0],
          ]);
      },
    ],
    'no-pulse': ['silver', (press) => press.ring(0, 0, 0.84, 0.2).bar([-0.56, -0.56], [0.56, 0.56], 0.2)],
    'swift-deck': [
      'silver',
      (press) =>
        press.disc(0.42, 0, 0.42).box(-0.42, 0.34, 0.8, 0.16).box(-0.55, 0, 0.7, 0.16).box(-0.42, -0.34, 0.8, 0.16),
    ],
    'a-crowd': [
      'silver',
      (press) => {
        press.star(0, 0, 8, 0.38, 0.2);
        for (const x of [-0.52, 0.52]) for (const y of [-0.52, 0.52]) press.disc(x, y, 0.24);
      },
    ],
    unseen: [
      'gold',
      (press) => {
        press.arc(0, 0.9, 1.05, 0.22, 0.62, 0.88);
        for (const [x, y] of [
          [0, -1],
          [-0.42, -0.88],
          [0.42, -0.88],
          [-0.75, -0.6],
          [0.75, -0.6],
        ] as const)
          press.bar([x * 0.9, y * 0.3 + 0.22], [x * 1.12, y * 0.75 + 0.12], 0.16);
      },
    ],
    'seven-decks': [
      'gold',
      (press) => {
        press.disc(0, 0, 0.25);
        for (const [x, y] of curve(0, 0, 0.64, 0, 5 / 6, 5)) press.disc(x, y, 0.25);
      },
    ],
  },
);
