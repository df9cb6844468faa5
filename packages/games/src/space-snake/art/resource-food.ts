import type { Drawing } from './drawing.ts';
import { fade, groove, mix, plate, radial } from './paint.ts';
import { RESOURCE_COLORS } from './palette.ts';
import { bubble } from './resource-bubble.ts';

const color = RESOURCE_COLORS.food;

/** A round fruit with a leaf. */
export const resourceFood: Drawing = {
  size: 54,
  draw(brush) {
    bubble(brush, color);
    plate(
      brush,
      new Path2D('M 0 -9 C 8 -15 23 -12 22 3 C 21 17 10 24 0 20 C -10 24 -21 17 -22 3 C -23 -12 -8 -15 0 -9 Z'),
      radial(brush, [-7, -4], 32, [mix(color, '#ffffff', 0.75), color, mix(color, '#0a3a1c', 0.6)]),
      { width: 2 },
    );
    groove(
      brush,
      [
        [0, -9],
        [1, -18],
      ],
      '#c8925a',
      3.6,
    );
    plate(
      brush,
      new Path2D('M 1 -15 C 4 -26 15 -27 20 -23 C 17 -14 9 -11 1 -15 Z'),
      fade(brush, [1, -14], [20, -24], [mix(color, '#0a3a1c', 0.45), '#c9ffc0']),
      { width: 1.6 },
    );
  },
};
