import { medals } from './_medal.ts';

export const picture = medals(
  { outline: 'shield', enamel: '#4a1018' },
  {
    'first-crown': ['iron', (press) => press.crown(0, 0, 0.72)],
    'full-hangar': [
      'iron',
      (press) => {
        for (const [x, y] of [
          [0, 0.62],
          [-0.55, 0.25],
          [0.55, 0.25],
          [-0.28, -0.42],
          [0.28, -0.42],
        ] as const)
          press.ship(x, y, 0.3);
      },
    ],
    'the-glint': [
      'iron',
      (press) =>
        press.shape([
          [-0.42, 0.55],
          [0.42, 0.55],
          [0.75, 0.15],
          [0, -0.8],
          [-0.75, 0.15],
        ]),
    ],
    'no-stragglers': [
      'silver',
      (press) => {
        for (const y of [0.62, 0.1, -0.42])
          press.shape([
            [0, y + 0.16],
            [0.72, y - 0.3],
            [0.72, y - 0.04],
            [0, y + 0.42],
            [-0.72, y - 0.04],
            [-0.72, y - 0.3],
          ]);
      },
    ],
    'untouched-crown': ['silver', (press) => press.crown(0, 0, 0.42).ring(0, 0, 0.86, 0.16)],
    'last-ship': ['silver', (press) => press.ship(0, -0.05, 0.5).arc(0, 0, 0.88, 0.18, 0.3, 0.68)],
    'three-crowns': ['gold', (press) => press.crown(0, 0.58, 0.42).crown(-0.48, -0.12, 0.42).crown(0.48, -0.12, 0.42)],
    'clean-sky': ['gold', (press) => press.star(0, 0, 4, 0.98, 0.22)],
  },
);
