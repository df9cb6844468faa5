import type { Drawing } from './drawing.ts';
import { circle, disc, fade, fillShape, radial, shape } from './paint.ts';

const STREAK = new Path2D('M 0 -46 C 9 -40 8 -10 0 46 C -8 -10 -9 -40 0 -46 Z');
const FLAME = new Path2D('M -13 -46 C -20 -20 -8 10 0 46 C 8 10 20 -20 13 -46 Z');

/** Soft round light; additive. */
export const glowEffect: Drawing = {
  size: 64,
  draw(brush) {
    brush.fillStyle = radial(brush, [0, 0], 50, [
      '#ffffff',
      'rgb(255 255 255 / 45%)',
      'rgb(255 255 255 / 14%)',
      'rgb(255 255 255 / 0)',
    ]);
    disc(brush, [0, 0], 50);
  },
};

/** A streak of light that flies with its front up; additive. */
export const sparkEffect: Drawing = {
  size: 24,
  draw(brush) {
    fillShape(
      brush,
      STREAK,
      fade(brush, [0, -46], [0, 46], ['#ffffff', 'rgb(255 255 255 / 70%)', 'rgb(255 255 255 / 0)']),
    );
  },
};

/** A cloud of smoke. */
export const smokeEffect: Drawing = {
  size: 56,
  draw(brush) {
    for (const [x, y, radius] of [
      [-12, -8, 32],
      [14, -4, 30],
      [0, 14, 30],
      [-2, -18, 24],
    ] as const) {
      brush.fillStyle = radial(brush, [x, y], radius, [
        'rgb(255 255 255 / 42%)',
        'rgb(255 255 255 / 18%)',
        'rgb(255 255 255 / 0)',
      ]);
      disc(brush, [x, y], radius);
    }
  },
};

/** A burning cloud; additive. */
export const fireEffect: Drawing = {
  size: 72,
  draw(brush) {
    brush.globalCompositeOperation = 'lighter';
    for (const [x, y, radius] of [
      [0, 0, 48],
      [-10, 8, 30],
      [12, -6, 28],
      [4, 14, 24],
    ] as const) {
      brush.fillStyle = radial(brush, [x, y], radius, [
        'rgb(255 246 214 / 85%)',
        'rgb(255 176 66 / 55%)',
        'rgb(226 70 20 / 22%)',
        'rgb(120 20 10 / 0)',
      ]);
      disc(brush, [x, y], radius);
    }
  },
};

/** A splinter of a hull. */
export const shardEffect: Drawing = {
  size: 12,
  draw(brush) {
    brush.fillStyle = fade(brush, [-30, -30], [30, 30], ['#ffffff', '#a9b2ba', '#59616c']);
    brush.fill(
      shape([
        [-30, -36],
        [34, -14],
        [12, 40],
      ]),
    );
  },
};

/** A thin ring: shock waves and the ring that closes in on what is announced. */
export const shockEffect: Drawing = {
  size: 96,
  draw(brush) {
    brush.strokeStyle = 'rgb(255 255 255 / 30%)';
    brush.lineWidth = 8;
    brush.stroke(circle([0, 0], 42));
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 3;
    brush.stroke(circle([0, 0], 42));
  },
};

/** The flame behind a thruster, its root at the top; additive. */
export const plumeEffect: Drawing = {
  size: 34,
  draw(brush) {
    const paint = fade(
      brush,
      [0, -46],
      [0, 46],
      ['#ffffff', 'rgb(150 220 255 / 90%)', 'rgb(58 166 255 / 45%)', 'rgb(58 166 255 / 0)'],
    );
    fillShape(brush, FLAME, paint);
  },
};
