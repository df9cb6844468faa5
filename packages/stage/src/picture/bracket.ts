import type { Drawing } from './drawing.ts';
import { type Point, groove } from './paint.ts';

/** Four corners round a cell that stand out. White: the scene tints it. */
export const bracketMarker: Drawing = {
  size: 54,
  draw(brush) {
    for (const [x, y] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const corner: Point[] = [
        [x * 22, y * 40],
        [x * 40, y * 40],
        [x * 40, y * 22],
      ];
      groove(brush, corner, 'rgb(4 6 12 / 65%)', 9);
      groove(brush, corner, '#ffffff', 5);
    }
  },
};
