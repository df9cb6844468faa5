import type { Vec2 } from '../../kit/vector.ts';
import { medals } from './_medal.ts';
import { curve } from './_press.ts';

const rays = (count: number, from: number, to: number, width: number, half = false) =>
  curve(0, 0, 1, 0, half ? 0.5 : 1 - 1 / count, count - 1).map(
    ([x, y]) => [[x * from, y * from] as Vec2, [x * to, y * to] as Vec2, width] as const,
  );

export const picture = medals(
  { outline: 'sun', enamel: '#101a30' },
  {
    'first-light': [
      'iron',
      (press) => {
        press.shape(curve(0, -0.36, 0.56, 0, 0.5)).box(0, -0.58, 1.6, 0.22);
        for (const [from, to, width] of rays(5, 0.72, 1.16, 0.19, true))
          press.bar([from[0], from[1] - 0.36], [to[0] * 0.86, to[1] - 0.36], width);
      },
    ],
    'three-days': [
      'iron',
      (press) =>
        press
          .disc(-0.56, -0.42, 0.26)
          .disc(0, 0.52, 0.34)
          .disc(0.56, -0.42, 0.26)
          .arc(0, -0.42, 0.94, 0.12, 0.06, 0.19)
          .arc(0, -0.42, 0.94, 0.12, 0.31, 0.44),
    ],
    'six-lamps': [
      'iron',
      (press) => {
        for (const [x, y] of curve(0, 0, 0.62, 0.25, 0.25 + 5 / 6, 5))
          press.shape([
            [x, y + 0.32],
            [x + 0.19, y],
            [x, y - 0.32],
            [x - 0.19, y],
          ]);
      },
    ],
    'three-banners': [
      'iron',
      (press) => {
        for (const [x, top] of [
          [-0.62, 0.5],
          [0, 0.85],
          [0.62, 0.5],
        ] as const)
          press.shape([
            [x - 0.22, top],
            [x + 0.22, top],
            [x + 0.22, top - 1.25],
            [x, top - 0.95],
            [x - 0.22, top - 1.25],
          ]);
      },
    ],
    'first-bronze': [
      'iron',
      (press) =>
        press
          .shape([
            [-0.62, 0.9],
            [-0.2, 0.9],
            [0.1, 0.1],
            [-0.22, 0.1],
          ])
          .shape([
            [0.62, 0.9],
            [0.2, 0.9],
            [-0.1, 0.1],
            [0.22, 0.1],
          ])
          .disc(0, -0.4, 0.46),
    ],
    'one-day': [
      'silver',
      (press) => {
        press.disc(0, 0, 0.38);
        for (const [from, to, width] of rays(8, 0.54, 0.96, 0.17)) press.bar(from, to, width);
      },
    ],
    'six-bronze': [
      'silver',
      (press) => {
        for (const side of [-1, 1])
          for (const turn of [0.68, 0.56, 0.44, 0.32]) {
            const [[x, y]] = curve(0, 0, 0.7, turn, turn, 1) as [Vec2, Vec2];
            const [dx, dy] = [-y * 0.42, x * 0.42];
            press.shape([
              [side * (x - dx), y - dy],
              [side * (x + x * 0.36), y + y * 0.36],
              [side * (x + dx), y + dy],
              [side * (x - x * 0.36), y - y * 0.36],
            ]);
          }
      },
    ],
    'own-shadow': [
      'silver',
      (press) => press.box(-0.54, -0.46, 0.38, 0.5).box(0, -0.2, 0.38, 1).box(0.54, 0.05, 0.38, 1.5),
    ],
    'first-gold': ['silver', (press) => press.star(0, -0.04, 5, 0.98, 0.42)],
    'full-shelf': [
      'silver',
      (press) => {
        press.box(0, -0.68, 1.6, 0.18);
        for (const [x, height] of [
          [-0.52, 1.0],
          [-0.17, 1.25],
          [0.18, 0.85],
        ] as const)
          press.box(x, -0.52 + height / 2, 0.26, height);
        press.bar([0.42, -0.5], [0.72, 0.5], 0.24);
      },
    ],
    'six-gold': ['gold', (press) => press.star(0, 0, 6, 0.72, 0.41).ring(0, 0, 0.98, 0.14)],
    'half-the-case': ['gold', (press) => press.shape(curve(0, 0, 0.86, 0.25, 0.75)).arc(0, 0, 0.86, 0.16, -0.25, 0.25)],
  },
);
