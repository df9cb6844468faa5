import type { Drawing } from './drawing.ts';
import { fade, groove, mix, plate } from './paint.ts';
import { RESOURCE_COLORS } from './palette.ts';
import { bubble } from './resource-bubble.ts';

const color = RESOURCE_COLORS.fuel;

/** A canister with a handle, a spout and a drop on its side. */
export const resourceFuel: Drawing = {
  size: 54,
  draw(brush) {
    bubble(brush, color);
    groove(
      brush,
      [
        [-12, -15],
        [-10, -23],
        [4, -23],
        [6, -15],
      ],
      mix(color, '#ffffff', 0.35),
      4.4,
    );
    plate(brush, new Path2D('M 9 -16 L 14 -24 L 21 -19 L 17 -11 Z'), '#f1fbff', { width: 1.6 });
    plate(
      brush,
      new Path2D('M -17 -15 H 13 L 19 -8 V 20 Q 19 23 16 23 H -16 Q -19 23 -19 20 V -12 Q -19 -15 -17 -15 Z'),
      fade(brush, [-19, -15], [19, 23], [mix(color, '#ffffff', 0.5), color, mix(color, '#06284d', 0.55)]),
      { width: 2 },
    );
    plate(
      brush,
      new Path2D('M 0 -10 C 6 -2 10 3 10 8.5 C 10 15 5.6 18 0 18 C -5.6 18 -10 15 -10 8.5 C -10 3 -6 -2 0 -10 Z'),
      fade(brush, [0, -10], [0, 18], ['#ffffff', '#d3f2ff']),
      { seam: mix(color, '#06284d', 0.7), width: 1.8 },
    );
  },
};
