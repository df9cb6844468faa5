import { type BoardFields, placeOf } from '@star-seekers/stage/screen/board-fields.ts';
import { COLUMNS } from './rules.ts';

/** Logical pixels of the canvas; the board is in its middle. */
export const CANVAS = { width: 960, height: 640 } as const;

/** The window with its sixteen panes. */
export const BOARD_SIZE = 600;
export const BOARD_LEFT = (CANVAS.width - BOARD_SIZE) / 2;
export const BOARD_TOP = (CANVAS.height - BOARD_SIZE) / 2;

/** Gap between two panes. */
export const GAP = 8;

/** Side of a pane in its place, and of a pane in the whole picture. */
export const PANE_SIZE = (BOARD_SIZE - (COLUMNS - 1) * GAP) / COLUMNS;
export const WHOLE_PANE_SIZE = BOARD_SIZE / COLUMNS;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The places of the window. */
export const PLACES: BoardFields = { columns: COLUMNS, rows: COLUMNS };

/** Middle of a place in logical pixels. @param open from 0 in the whole picture to 1 in the board with gaps */
export function centreOf(place: number, open = 1): Point {
  const { row, column } = placeOf(PLACES, place);
  const step = WHOLE_PANE_SIZE + (PANE_SIZE + GAP - WHOLE_PANE_SIZE) * open;
  const middle = (COLUMNS + 1) / 2;
  return { x: CANVAS.width / 2 + (column - middle) * step, y: CANVAS.height / 2 + (row - middle) * step };
}

/** Place at a point of the canvas; null outside the board. */
export function placeAt({ x, y }: Point): number | null {
  const column = Math.floor((x - BOARD_LEFT) / WHOLE_PANE_SIZE);
  const row = Math.floor((y - BOARD_TOP) / WHOLE_PANE_SIZE);
  return column >= 0 && column < COLUMNS && row >= 0 && row < COLUMNS ? row * COLUMNS + column : null;
}
