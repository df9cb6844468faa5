import { cosTurns, hypot, sinTurns } from '@star-seekers/sim';
import { CANVAS, FIELD_MARGIN } from '../rules.ts';
import type { Place } from './state.ts';

/**
 * Whether two circles overlap. It takes numbers, not places: a function that reads eight shapes of objects is several times slower.
 * @param reach sum of the radii
 */
export function overlaps(dx: number, dy: number, reach: number): boolean {
  return dx * dx + dy * dy < reach * reach;
}

export function distance(one: Readonly<Place>, other: Readonly<Place>): number {
  return hypot(one.x - other.x, one.y - other.y);
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Whether a place is outside the canvas and its margin. */
export function isOutside(x: number, y: number): boolean {
  return x < -FIELD_MARGIN || x > CANVAS.width + FIELD_MARGIN || y < -FIELD_MARGIN || y > CANVAS.height + FIELD_MARGIN;
}

/** The vector of length 1 from one place towards another; straight down when they are the same. */
export function directionTo(from: Readonly<Place>, to: Readonly<Place>): { x: number; y: number } {
  const length = distance(from, to);
  return length === 0 ? { x: 0, y: 1 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Rotates a vector clockwise, as seen on the screen. */
export function rotate({ x, y }: { x: number; y: number }, turns: number): { x: number; y: number } {
  const [sine, cosine] = [sinTurns(turns), cosTurns(turns)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** Removes the items that fail the test, in place and in order, without an allocation. */
export function filterInPlace<Item>(items: Item[], test: (item: Item) => boolean): void {
  let count = 0;
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    if (!test(item)) continue;
    if (count !== index) items[count] = item;
    count++;
  }
  truncate(items, count);
}

/** Shortens a list; writing the length that it has already takes time. */
export function truncate(items: unknown[], length: number): void {
  if (items.length !== length) items.length = length;
}
