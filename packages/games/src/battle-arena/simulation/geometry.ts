import { cosTurns, hypot, sinTurns } from '@star-seekers/sim';
import { CANVAS, FIELD_MARGIN } from '../rules.ts';
import type { Place } from './state.ts';

/**
 * Whether two circles overlap whose centres are so far apart. It takes numbers: one function that reads the places of eight kinds of
 * things is several times slower than eight that each know theirs.
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

/** Beyond the margin round the canvas: nothing that is there comes back. */
export function isOutside(x: number, y: number): boolean {
  return x < -FIELD_MARGIN || x > CANVAS.width + FIELD_MARGIN || y < -FIELD_MARGIN || y > CANVAS.height + FIELD_MARGIN;
}

/** The vector of length 1 from one place towards another; straight down when they are the same. */
export function towards(from: Readonly<Place>, to: Readonly<Place>): { x: number; y: number } {
  const length = distance(from, to);
  return length === 0 ? { x: 0, y: 1 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A vector turned clockwise, as the screen sees it. */
export function turned({ x, y }: { x: number; y: number }, turns: number): { x: number; y: number } {
  const [sine, cosine] = [sinTurns(turns), cosTurns(turns)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

/** Removes what does not stay, in place and in order: nothing is allocated in a tick that removes nothing. */
export function keep<Item>(items: Item[], stays: (item: Item) => boolean): void {
  let kept = 0;
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as Item;
    if (!stays(item)) continue;
    if (kept !== index) items[kept] = item;
    kept++;
  }
  items.length = kept;
}
