import { BOARD_ORIGIN } from '../art/backdrop.ts';
import { CELL_SIZE } from '../rules.ts';

/** Centre of a column in logical pixels; accepts fractions. */
export function columnToPx(x: number): number {
  return BOARD_ORIGIN.x + (x + 0.5) * CELL_SIZE;
}

/** Centre of a row in logical pixels; accepts fractions. */
export function rowToPx(y: number): number {
  return BOARD_ORIGIN.y + (y + 0.5) * CELL_SIZE;
}

/** The shortest step between two columns or rows of a wrapped board. */
export function wrappedStep(from: number, to: number, size: number): number {
  const step = to - from;
  if (step > 1) return step - size;
  return step < -1 ? step + size : step;
}
