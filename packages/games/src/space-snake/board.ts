import { type Heading, STEP } from '@star-seekers/sim';
import { BOARD } from './rules.ts';

/** A cell of the board; `x` counts columns from the left, `y` rows from the top. */
export interface Cell {
  x: number;
  y: number;
}

/** The neighbour of a cell; the board wraps round its edges. */
export function neighbour(cell: Cell, heading: Heading): Cell {
  const step = STEP[heading];
  return {
    x: (cell.x + step.x + BOARD.columns) % BOARD.columns,
    y: (cell.y + step.y + BOARD.rows) % BOARD.rows,
  };
}

/** Index of a cell in reading order, from 0. */
export function cellIndex(cell: Cell): number {
  return cell.y * BOARD.columns + cell.x;
}

/** Every cell of the board in reading order. */
export const BOARD_CELLS: readonly Readonly<Cell>[] = Array.from(
  { length: BOARD.columns * BOARD.rows },
  (_, index) => ({
    x: index % BOARD.columns,
    y: Math.floor(index / BOARD.columns),
  }),
);

export function sameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Number of moves from one cell to another on the wrapped board. */
export function distance(one: Cell, other: Cell): number {
  const dx = Math.abs(one.x - other.x);
  const dy = Math.abs(one.y - other.y);
  return Math.min(dx, BOARD.columns - dx) + Math.min(dy, BOARD.rows - dy);
}
