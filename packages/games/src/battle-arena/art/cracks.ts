import { createRng, nextUnit } from '@star-seekers/sim';
import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Point, groove } from '@star-seekers/stage/picture/paint.ts';

/** Edge of the picture, in pixels. */
export const CRACKS_PX = 60;

/** Cracks over a rock that was hit. @param level 1 or 2 */
export function cracks(level: number): Drawing {
  return {
    size: CRACKS_PX,
    draw(brush) {
      const rng = createRng(70 + level);
      for (let index = 0; index < 3 * level; index++) {
        const angle = (index / (3 * level)) * 2 * Math.PI + nextUnit(rng) * 0.6;
        const bend = angle + (nextUnit(rng) - 0.5);
        const line: Point[] = [
          [Math.cos(bend) * 4, Math.sin(bend) * 4],
          [Math.cos(bend) * 18, Math.sin(bend) * 18],
          [Math.cos(angle) * 36, Math.sin(angle) * 36],
        ];
        groove(brush, line, 'rgb(4 6 12 / 85%)', 6);
        groove(brush, line, 'rgb(255 196 120 / 85%)', 2);
      }
    },
  };
}
