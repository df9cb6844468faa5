import type { Drawing } from './drawing.ts';
import { circle, fade, groove, mix, plate } from './paint.ts';
import { RESOURCE_COLORS } from './palette.ts';
import { bubble } from './resource-bubble.ts';

const color = RESOURCE_COLORS.tool;

/** A spanner, open at the top and ringed at the bottom, laid across. */
export const resourceTool: Drawing = {
  size: 54,
  draw(brush) {
    bubble(brush, color);
    brush.save();
    brush.rotate(Math.PI / 4);
    plate(
      brush,
      new Path2D(
        'M -4 -29 C -13 -26 -16 -15 -9 -8 C -7 -6 -6 -5 -6 -2 V 8 C -6 10 -8 11 -9 13 C -14 22 -8 30 0 30 C 8 30 14 22 9 13 C 8 11 6 10 6 8 V -2 C 6 -5 7 -6 9 -8 C 16 -15 13 -26 4 -29 V -18 L 0 -14.5 L -4 -18 Z',
      ),
      fade(brush, [-12, 0], [12, 0], [mix(color, '#ffffff', 0.75), color, mix(color, '#4a0a3a', 0.45)]),
      { width: 2 },
    );
    plate(brush, circle([0, 21], 4.2), '#0d1422', { width: 1.6 });
    groove(
      brush,
      [
        [-2, -3],
        [-2, 9],
      ],
      'rgb(255 255 255 / 75%)',
      1.8,
    );
    brush.restore();
  },
};
