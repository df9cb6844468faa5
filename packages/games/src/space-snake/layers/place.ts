import { BOARD_ORIGIN } from '../art/backdrop.ts';
import type { Heading } from '../board.ts';
import { CELL_SIZE } from '../rules.ts';

/** Where a column's centre is drawn, in logical pixels; takes fractions. */
export function columnToPx(x: number): number {
  return BOARD_ORIGIN.x + (x + 0.5) * CELL_SIZE;
}

/** Where a row's centre is drawn, in logical pixels; takes fractions. */
export function rowToPx(y: number): number {
  return BOARD_ORIGIN.y + (y + 0.5) * CELL_SIZE;
}

/** The direction of a heading in cells. */
export const DIRECTION = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
} as const satisfies Record<Heading, { x: number; y: number }>;

/** The rotation of a picture whose front is up, in radians. */
export const ROTATION = {
  up: 0,
  right: Math.PI / 2,
  down: Math.PI,
  left: -Math.PI / 2,
} as const satisfies Record<Heading, number>;

/** How far to turn from one angle to another by the shorter way, from −π to π. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/**
 * Goes a share of the way to a target that keeps moving, the same at any frame rate.
 * @param halfLifeMs after which half of the way is left
 */
export function approach(value: number, target: number, deltaMs: number, halfLifeMs: number): number {
  return target + (value - target) * 0.5 ** (deltaMs / halfLifeMs);
}

/** The shortest step between two columns or rows of a wrapped board. */
export function wrappedStep(from: number, to: number, size: number): number {
  const step = to - from;
  if (step > 1) return step - size;
  return step < -1 ? step + size : step;
}
