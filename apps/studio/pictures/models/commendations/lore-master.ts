import { medals } from './_medal.ts';

export const picture = medals(
  { outline: 'roundel', enamel: '#4a2f08' },
  {
    'ten-answers': [
      'iron',
      (press) => {
        for (const side of [-1, 1])
          press.shape([
            [side * 0.06, -0.6],
            [side * 0.06, 0.42],
            [side * 0.4, 0.6],
            [side * 0.86, 0.5],
            [side * 0.86, -0.5],
            [side * 0.4, -0.42],
          ]);
      },
    ],
    'quick-five': ['iron', (press) => press.bolt(0, 0, 0.88)],
    'before-the-clock': [
      'iron',
      (press) => press.ring(0, 0, 0.84, 0.18).bar([0, -0.06], [0, 0.56], 0.18).disc(0, 0, 0.14),
    ],
    'quick-ten': ['silver', (press) => press.bolt(-0.38, 0.06, 0.72).bolt(0.4, -0.06, 0.72)],
    unscarred: [
      'silver',
      (press) =>
        press.shape([
          [-0.7, 0.72],
          [0, 0.9],
          [0.7, 0.72],
          [0.66, -0.05],
          [0.4, -0.6],
          [0, -0.92],
          [-0.4, -0.6],
          [-0.66, -0.05],
        ]),
    ],
    'at-the-edge': [
      'silver',
      (press) =>
        press
          .bar([-0.72, -0.55], [-0.38, 0.35], 0.19)
          .bar([0.72, -0.55], [0.38, 0.35], 0.19)
          .box(0, -0.3, 0.24, 0.9)
          .shape([
            [0, 0.92],
            [-0.34, 0.1],
            [0.34, 0.1],
          ]),
    ],
    'fifty-answers': [
      'gold',
      (press) =>
        press
          .shape([
            [0, 0.95],
            [0.34, 0.4],
            [0.42, 0],
            [0.24, -0.3],
            [-0.24, -0.3],
            [-0.42, 0],
            [-0.28, 0.28],
            [-0.1, 0.3],
          ])
          .box(0, -0.52, 0.7, 0.16)
          .box(0, -0.78, 0.4, 0.2),
    ],
    'whole-ladder': [
      'gold',
      (press) => {
        press.bar([-0.42, -0.95], [-0.3, 0.95], 0.16).bar([0.42, -0.95], [0.3, 0.95], 0.16);
        for (const y of [-0.62, -0.22, 0.18, 0.58]) press.box(0, y, 0.7, 0.14);
      },
    ],
  },
);
