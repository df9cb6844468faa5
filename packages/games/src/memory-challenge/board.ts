import { type BoardFields, placeOf } from '@star-seekers/stage/screen/board-fields.ts';
import { CARDS, COLUMNS } from './rules.ts';

/** Arrangement of the cards on the table. Cards have the same numbers in every layout. */
export interface BoardLayout extends BoardFields {
  /** Logical pixels of the canvas. */
  readonly canvas: { readonly width: number; readonly height: number };
}

/** The table in the format of the other games, and in that of an upright phone. */
export const WIDE: BoardLayout = { columns: COLUMNS, rows: CARDS / COLUMNS, canvas: { width: 960, height: 640 } };
export const UPRIGHT: BoardLayout = { columns: WIDE.rows, rows: WIDE.columns, canvas: { width: 640, height: 960 } };

/** Margin round the cards and gap between them, in logical pixels. */
const MARGIN = 14;
const GAP = 10;

/** Side of a card, which the shorter side of the canvas limits. */
export const CARD_SIZE = (WIDE.canvas.height - 2 * MARGIN - (WIDE.rows - 1) * GAP) / WIDE.rows;

/** The middle of a card in logical pixels. */
export function centreOf(layout: BoardLayout, card: number): { x: number; y: number } {
  const { row, column } = placeOf(layout, card);
  const { canvas, rows, columns } = layout;
  const step = CARD_SIZE + GAP;
  return {
    x: canvas.width / 2 + (column - (columns + 1) / 2) * step,
    y: canvas.height / 2 + (row - (rows + 1) / 2) * step,
  };
}
