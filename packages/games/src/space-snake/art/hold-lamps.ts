import { RESOURCE_KINDS } from '../rules.ts';
import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { circle, lamp, type Point } from '@star-seekers/stage/picture/paint.ts';
import { RESOURCE_COLORS } from './palette.ts';

/** Number of pictures: one for every content of the hold. */
export const HOLD_COMBINATIONS = 2 ** RESOURCE_KINDS.length;

const PLACES: readonly Point[] = [
  [-7, -11],
  [7, -11],
  [-7, 9],
  [7, 9],
];

/**
 * The four lamps over a ship's bay.
 * @param bits bit 0 is the first kind of `RESOURCE_KINDS`; a set bit is a lit lamp
 */
export function holdLamps(bits: number): Drawing {
  return {
    size: 50,
    draw(brush) {
      RESOURCE_KINDS.forEach((kind, index) => {
        const place = PLACES[index] as Point;
        if (bits & (1 << index)) {
          lamp(brush, place, 5.4, RESOURCE_COLORS[kind]);
          return;
        }
        brush.strokeStyle = RESOURCE_COLORS[kind];
        brush.globalAlpha = 0.5;
        brush.lineWidth = 1.6;
        brush.stroke(circle(place, 4));
        brush.globalAlpha = 1;
      });
    },
  };
}
