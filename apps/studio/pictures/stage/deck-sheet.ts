/** The grid of a deck's sheet: cells, and their distance. */
export const DECK_SHEET = { columns: 8, rows: 7, pitch: 1.4, cellPixels: 80 } as const;

/** Kinds of floor, in the order of the sheet, after the 47 walls. */
export const FLOORS = ['floor-0', 'floor-1', 'floor-2', 'floor-3', 'pad'] as const;

/** Edge of the square sheet, in cells. */
export const EDGE = DECK_SHEET.columns * DECK_SHEET.pitch;

/** Centre of a cell of the sheet. */
export function deckPlace(index: number): readonly [x: number, z: number] {
  const middle = (at: number) => (at + 0.5) * DECK_SHEET.pitch - EDGE / 2;
  return [middle(index % DECK_SHEET.columns), middle(Math.floor(index / DECK_SHEET.columns))];
}
