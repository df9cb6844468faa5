import type { Drawing } from '../../space-snake/art/drawing.ts';
import {
  type Brush,
  bothSides,
  fade,
  groove,
  lamp,
  plate,
  radial,
  shape,
  symmetric,
} from '../../space-snake/art/paint.ts';
import { COURIER } from './palette.ts';

const { hull, light, dark, accent, glow } = COURIER;

/** The Wren, a lighter made for narrow decks: a round nose, two lifters and a fork behind for what it tows. */
export const courier: Drawing = {
  size: 40,
  finish: { halo: glow, rimPort: '#8fd8ff', rimStarboard: '#2f8fff' },
  draw(brush) {
    fork(brush);
    bothSides(brush, lifter);
    body(brush);
    cabin(brush);
  },
};

function fork(brush: Brush): void {
  for (const side of [-1, 1]) {
    groove(
      brush,
      [
        [side * 12, 24],
        [side * 12, 44],
      ],
      dark,
      8,
    );
    groove(
      brush,
      [
        [side * 12, 24],
        [side * 12, 43],
      ],
      '#7b8795',
      4,
    );
  }
}

function lifter(brush: Brush): void {
  plate(
    brush,
    new Path2D('M 20 -20 Q 40 -22 42 -2 V 16 Q 42 30 30 32 L 20 26 Z'),
    fade(brush, [20, 0], [42, 0], [hull, light, hull]),
    { width: 2.4 },
  );
  plate(brush, new Path2D('M 28 -12 H 36 V 16 H 28 Z'), accent, { width: 1.4 });
  lamp(brush, [33, 27], 3, glow);
}

function body(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -44],
      [12, -40],
      [22, -26],
      [24, 6],
      [18, 28],
      [0, 32],
    ]),
    fade(brush, [-24, 0], [24, 0], ['#8d98a3', light, '#ffffff', light, '#8590a0']),
    { width: 2.6 },
  );
  groove(brush, [
    [-20, 12],
    [20, 12],
  ]);
  plate(
    brush,
    shape([
      [-11, 16],
      [11, 16],
      [8, 27],
      [-8, 27],
    ]),
    dark,
    { width: 1.4 },
  );
}

function cabin(brush: Brush): void {
  plate(
    brush,
    new Path2D('M -13 -12 Q -13 -32 0 -34 Q 13 -32 13 -12 Q 0 -4 -13 -12 Z'),
    radial(brush, [-3, -24], 26, ['#d8f6ff', accent, '#0b3a66']),
    { width: 2 },
  );
}
