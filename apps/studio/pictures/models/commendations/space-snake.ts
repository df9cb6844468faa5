import type { Vec2 } from '../../kit/vector.ts';
import { medals } from './_medal.ts';
import { curve } from './_press.ts';

const spiral = Array.from({ length: 34 }, (_, step): Vec2 => {
  const angle = (step / 33) * Math.PI * 4.4;
  const radius = 0.1 + (step / 33) * 0.76;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
});

export const picture = medals(
  { outline: 'hexagon', enamel: '#06383c' },
  {
    'five-ships': [
      'iron',
      (press) => {
        for (const [x, y] of [
          [-0.66, 0.3],
          [-0.34, -0.3],
          [0, 0.3],
          [0.34, -0.3],
          [0.66, 0.3],
        ] as const)
          press.disc(x, y, 0.2);
      },
    ],
    'three-clean': [
      'iron',
      (press) => press.box(-0.56, -0.34, 0.5, 0.5).box(0.56, -0.34, 0.5, 0.5).box(0, 0.36, 0.5, 0.5),
    ],
    'four-edges': [
      'iron',
      (press) => {
        for (const [x, y] of [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ] as const)
          press.bar([x * 0.1, y * 0.1], [x * 0.55, y * 0.55], 0.18).shape([
            [x * 0.92, y * 0.92],
            [x * 0.5 - y * 0.3, y * 0.5 + x * 0.3],
            [x * 0.5 + y * 0.3, y * 0.5 - x * 0.3],
          ]);
      },
    ],
    needle: [
      'silver',
      (press) =>
        press
          .shape(
            [
              [0, -0.98],
              [0.14, 0.5],
              [0.1, 0.86],
              [-0.1, 0.86],
              [-0.14, 0.5],
            ],
            [curve(0, 0.62, 0.06, 0, 0.95, 8)],
          )
          .disc(-0.55, 0.3, 0.2)
          .disc(0.55, 0.05, 0.2)
          .disc(-0.55, -0.4, 0.2),
    ],
    'ten-clean': [
      'silver',
      (press) => press.ring(-0.55, 0, 0.38, 0.15).ring(0, 0, 0.38, 0.15).ring(0.55, 0, 0.38, 0.15),
    ],
    'last-blink': ['silver', (press) => press.eye(0, 0, 0.92)],
    'long-convoy': ['gold', (press) => press.path(spiral, 0.17)],
    unbroken: [
      'gold',
      (press) =>
        press.arc(0, 0, 0.84, 0.24, 0.16, 1.02).shape([
          [0.18, 0.66],
          [0.52, 0.98],
          [0.76, 0.5],
          [0.36, 0.36],
        ]),
    ],
  },
);
