import type { Vec2 } from '../../kit/vector.ts';
import { medals } from './_medal.ts';
import { curve } from './_press.ts';

const crescent = (x: number, side: number): Vec2[] => [
  ...curve(0, 0, 0.7, 0.25, 0.75).map(([px, py]): Vec2 => [x + px * side, py]),
  ...curve(0.34, 0, 0.69, 0.335, 0.665)
    .toReversed()
    .map(([px, py]): Vec2 => [x + px * side, py]),
];

export const picture = medals(
  { outline: 'tile', enamel: '#2a1550' },
  {
    'first-table': [
      'iron',
      (press) => {
        for (const x of [-0.36, 0.36]) for (const y of [-0.36, 0.36]) press.box(x, y, 0.54, 0.54);
      },
    ],
    'look-alikes': ['iron', (press) => press.shape(crescent(-0.16, 1)).shape(crescent(0.16, -1))],
    'first-guess': [
      'iron',
      (press) => {
        for (const [x, y] of [
          [0.3, 0.3],
          [-0.3, 0.3],
          [-0.3, -0.3],
          [0.3, -0.3],
        ] as const)
          press.disc(x, y, 0.3);
        press.path(
          [
            [0, 0],
            [0.1, -0.6],
            [0.3, -0.9],
          ],
          0.12,
        );
      },
    ],
    'eight-in-a-row': [
      'silver',
      (press) => {
        for (let index = 0; index < 8; index++) {
          const angle = (index / 8) * Math.PI * 2;
          press.disc(Math.cos(angle) * 0.7, Math.sin(angle) * 0.7, 0.19);
        }
      },
    ],
    'steady-hand': [
      'silver',
      (press) =>
        press
          .box(0, 0.8, 0.9, 0.14)
          .box(0, 0.4, 0.1, 0.7)
          .shape([
            [-0.3, 0.05],
            [0.3, 0.05],
            [0.3, -0.3],
            [0, -0.92],
            [-0.3, -0.3],
          ]),
    ],
    'last-seconds': [
      'silver',
      (press) =>
        press
          .box(0, 0.78, 1.1, 0.16)
          .box(0, -0.78, 1.1, 0.16)
          .shape([
            [-0.44, 0.66],
            [0.44, 0.66],
            [0.08, 0],
            [0.44, -0.66],
            [-0.44, -0.66],
            [-0.08, 0],
          ]),
    ],
    'perfect-recall': [
      'gold',
      (press) => {
        for (let petal = 0; petal < 6; petal++) {
          const angle = (petal / 6) * Math.PI * 2 + Math.PI / 6;
          const [x, y] = [Math.cos(angle), Math.sin(angle)];
          press.shape([
            [x * 0.22, y * 0.22],
            [x * 0.6 - y * 0.22, y * 0.6 + x * 0.22],
            [x * 0.95, y * 0.95],
            [x * 0.6 + y * 0.22, y * 0.6 - x * 0.22],
          ]);
        }
        press.disc(0, 0, 0.15);
      },
    ],
    'deep-table': [
      'gold',
      (press) =>
        press.shape([
          [-0.85, 0.75],
          [-0.35, 0.75],
          [-0.35, 0.3],
          [0.05, 0.3],
          [0.05, -0.15],
          [0.45, -0.15],
          [0.45, -0.55],
          [0.85, -0.55],
          [0.85, -0.85],
          [-0.85, -0.85],
        ]),
    ],
  },
);
