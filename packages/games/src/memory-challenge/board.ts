import { CARDS, COLUMNS } from './rules.ts';

/** Logical pixels of the canvas, as of the other games. */
export const CANVAS = { width: 960, height: 640 } as const;

export const ROWS = CARDS / COLUMNS;

/** Room round the cards, and between them. */
const MARGIN = 14;
const GAP = 10;

/** Side of a card: the height decides. */
export const CARD_SIZE = (CANVAS.height - 2 * MARGIN - (ROWS - 1) * GAP) / ROWS;

const LEFT = (CANVAS.width - COLUMNS * CARD_SIZE - (COLUMNS - 1) * GAP) / 2;

/** Row and column of a card, from 1 as people count. */
export function placeOf(card: number): { row: number; column: number } {
  return { row: Math.floor(card / COLUMNS) + 1, column: (card % COLUMNS) + 1 };
}

/** The middle of a card in logical pixels. */
export function centreOf(card: number): { x: number; y: number } {
  const { row, column } = placeOf(card);
  const step = CARD_SIZE + GAP;
  return { x: LEFT + CARD_SIZE / 2 + (column - 1) * step, y: MARGIN + CARD_SIZE / 2 + (row - 1) * step };
}

/** Where a key leads from a card; the edges hold. Undefined for other keys. */
export function cardTowards(card: number, key: string): number | undefined {
  const { row, column } = placeOf(card);
  switch (key) {
    case 'ArrowUp':
      return row > 1 ? card - COLUMNS : card;
    case 'ArrowDown':
      return row < ROWS ? card + COLUMNS : card;
    case 'ArrowRight':
      return column < COLUMNS ? card + 1 : card;
    case 'ArrowLeft':
      return column > 1 ? card - 1 : card;
    case 'Home':
      return card - column + 1;
    case 'End':
      return card - column + COLUMNS;
    default:
      return undefined;
  }
}
