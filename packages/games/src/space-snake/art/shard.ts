import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { fade, shape } from '@star-seekers/stage/picture/paint.ts';

/** A splinter of a hull. */
export const shard: Drawing = {
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
