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

/** The shortest step between two columns or rows of a wrapped board. */
export function wrappedStep(from: number, to: number, size: number): number {
  const step = to - from;
  if (step > 1) return step - size;
  return step < -1 ? step + size : step;
}
