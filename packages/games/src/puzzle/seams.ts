import { COLUMNS, PIECES } from './rules.ts';
import type { Seam } from './state.ts';

type Board = readonly number[];

/** All sides between two places of the board. */
export const SEAMS: readonly Seam[] = Array.from({ length: PIECES }, (_, place): Seam[] => [
  ...(place % COLUMNS < COLUMNS - 1 ? [[place, place + 1] as const] : []),
  ...(place + COLUMNS < PIECES ? [[place, place + COLUMNS] as const] : []),
]).flat();

/** The places of every row. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: COLUMNS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_place, column) => row * COLUMNS + column),
);

/** Whether the two pieces of a seam are neighbours in the picture, in the same direction. */
export function isJoined(board: Board, [place, neighbour]: Seam): boolean {
  const piece = board[place] as number;
  const step = neighbour - place;
  return board[neighbour] === piece + step && (step === COLUMNS || piece % COLUMNS < COLUMNS - 1);
}

export function isHome(board: Board, place: number): boolean {
  return board[place] === place;
}

/** Rows in which every piece is in its place. */
export function wholeRows(board: Board): (readonly number[])[] {
  return ROWS.filter((row) => row.every((place) => isHome(board, place)));
}

/** Whether a seam glows in a run that counts (`G5.34`): both of its pieces are in whole rows. */
export function glows(board: Board, seam: Seam): boolean {
  return seam.every((place) => wholeRows(board).some((row) => row.includes(place)));
}

export function piecesAtHome({ board }: { readonly board: Board }): number {
  return board.filter((piece, place) => piece === place).length;
}

export function isSolved(board: Board): boolean {
  return board.every((piece, place) => piece === place);
}
