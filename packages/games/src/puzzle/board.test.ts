import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS, PANE_SIZE, PLACES, centreOf, placeAt } from './board.ts';

const places = fc.nat({ max: PLACES.columns * PLACES.rows - 1 });
/** Pixels of a pane, counted from its middle. */
const pixels = fc.integer({ min: -PANE_SIZE / 2, max: PANE_SIZE / 2 - 1 });

describe('the window', () => {
  test.prop([places, pixels, pixels])('a pane is taken at every pixel of it', (place, dx, dy) => {
    const { x, y } = centreOf(place);
    expect(placeAt({ x: x + dx, y: y + dy })).toBe(place);
  });

  test.prop([fc.integer({ min: 0, max: CANVAS.width - 1 }), fc.integer({ min: 0, max: CANVAS.height - 1 })])(
    'beside it nothing is taken',
    (x, y) => {
      const inside = x >= BOARD_LEFT && x < BOARD_LEFT + BOARD_SIZE && y >= BOARD_TOP && y < BOARD_TOP + BOARD_SIZE;
      expect(placeAt({ x, y }) !== null).toBe(inside);
    },
  );

  test.prop([places])('its panes draw together round its middle when it is whole', (place) => {
    const [whole, open] = [centreOf(place, 0), centreOf(place, 1)];
    const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - CANVAS.width / 2, y - CANVAS.height / 2);
    expect(fromMiddle(whole)).toBeLessThan(fromMiddle(open));
  });
});
