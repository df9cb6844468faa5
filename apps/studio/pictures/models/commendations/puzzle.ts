import type { Vec2 } from '../../kit/vector.ts';
import { medals } from './_medal.ts';

const square = (half: number, y = 0): Vec2[] => [
  [-half, y - half],
  [half, y - half],
  [half, y + half],
  [-half, y + half],
];

export const picture = medals(
  { outline: 'arch', enamel: '#0c2656' },
  {
    'first-window': [
      'iron',
      (press) =>
        press
          .shape(square(0.74), [square(0.56)])
          .box(0, 0, 0.14, 1.2)
          .box(0, 0, 1.2, 0.14),
    ],
    'row-by-row': [
      'iron',
      (press) => {
        for (const y of [0.62, 0.2, -0.22, -0.64]) press.box(0, y, 1.3, 0.24);
      },
    ],
    'corners-first': [
      'iron',
      (press) => {
        for (const x of [-1, 1])
          for (const y of [-1, 1]) press.box(x * 0.46, y * 0.68, 0.56, 0.2).box(x * 0.64, y * 0.5, 0.2, 0.5);
      },
    ],
    'no-swap-wasted': [
      'silver',
      (press) => {
        for (const side of [-1, 1])
          press.box(-side * 0.15, side * 0.36, 1, 0.22).shape([
            [side * 0.82, side * 0.36],
            [side * 0.3, side * 0.72],
            [side * 0.3, 0],
          ]);
      },
    ],
    'forty-seconds': [
      'silver',
      (press) =>
        press
          .ring(0, -0.12, 0.72, 0.17)
          .box(0, 0.78, 0.36, 0.22)
          .bar([0, -0.12], [0.32, 0.26], 0.15)
          .disc(0, -0.12, 0.12),
    ],
    'last-pane': [
      'silver',
      (press) => {
        for (const x of [-0.5, 0, 0.5])
          for (const y of [-0.5, 0, 0.5]) if (x < 0.5 || y > -0.5) press.box(x, y, 0.4, 0.4);
      },
    ],
    'clean-and-quick': ['gold', (press) => press.ring(0, 0, 0.82, 0.16).ring(0, 0, 0.5, 0.15).disc(0, 0, 0.2)],
    'at-a-glance': [
      'gold',
      (press) => {
        press.eye(0, -0.12, 0.8);
        for (const [x, tilt] of [
          [-0.5, -0.16],
          [0, 0],
          [0.5, 0.16],
        ] as const)
          press.bar([x, 0.5 - Math.abs(x) * 0.3], [x + tilt, 0.92 - Math.abs(x) * 0.35], 0.13);
      },
    ],
  },
);
