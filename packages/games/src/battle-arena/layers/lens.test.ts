import { expect, it } from 'vitest';
import { CANVAS } from '../rules.ts';
import { Lens } from './lens.ts';

/** What is seen of the field through a canvas of a size, with the ship at a place. */
function seen(canvas: { readonly width: number; readonly height: number }, x: number) {
  let [zoom, left, top] = [0, 0, 0];
  const lens = new Lens({
    ...canvas,
    setZoom: (to) => (zoom = to),
    setScroll: (toX, toY) => ([left, top] = [toX, toY]),
  });
  lens.draw({ x }, { offset: { x: 0, y: 0 } }, { deltaMs: 16 });
  return { left, top, right: left + canvas.width / zoom, bottom: top + canvas.height / zoom };
}

const FIELD = { left: 0, top: 0, right: CANVAS.width, bottom: CANVAS.height };

it('shows the whole field on a canvas of its shape, at any resolution', () => {
  expect(seen({ width: 960, height: 640 }, 100)).toEqual(FIELD);
  expect(seen({ width: 480, height: 320 }, 900)).toEqual(FIELD);
});

it.each([0, 120, 480, 960])(
  'shows the whole height on a square one, and the same share of either side of the ship: %i',
  (x) => {
    const { left, right, top, bottom } = seen({ width: 960, height: 960 }, x);
    expect([top, bottom]).toEqual([0, CANVAS.height]);
    expect(x - left).toBeCloseTo((2 / 3) * x);
    expect(right - x).toBeCloseTo((2 / 3) * (CANVAS.width - x));
  },
);
