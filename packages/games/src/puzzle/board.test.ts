import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS, PANE_SIZE, PLACES, centreOf, placeAt } from './board.ts';

const places = fc.nat({ max: PLACES.columns * PLACES.rows - 1 });
/** Offsets from the middle of a pane, in pixels. */
const pixels = fc.integer({ min: -PANE_SIZE / 2, max: PANE_SIZE / 2 - 1 });

describe('the window', () => {
  test.prop([places, pixels, pixels])('has its place at every pixel of a pane', (place, dx, dy) => {
    const { x, y } = centreOf(place);
    expect(placeAt({ x: x + dx, y: y + dy })).toBe(place);
  });

  test.prop([fc.integer({ min: 0, max: CANVAS.width - 1 }), fc.integer({ min: 0, max: CANVAS.height - 1 })])(
    'has no place beside it',
    (x, y) => {
      const inside = x >= BOARD_LEFT && x < BOARD_LEFT + BOARD_SIZE && y >= BOARD_TOP && y < BOARD_TOP + BOARD_SIZE;
      expect(placeAt({ x, y }) !== null).toBe(inside);
    },
  );

  test.prop([places])('has its panes closer to the middle when the picture is whole', (place) => {
    const [whole, open] = [centreOf(place, 0), centreOf(place, 1)];
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - CANVAS.width / 2, y - CANVAS.height / 2);
    expect(distance(whole)).toBeLessThan(distance(open));
  });
});
