import { COLUMNS, PIECES } from './rules.ts';
import type { Seam } from './state.ts';

type Board = readonly number[];

/** All sides between two places of the board. */
export const SEAMS: readonly Seam[] = Array.from({ length: PIECES }, (_, place): Seam[] => [
  ...(place % COLUMNS < COLUMNS - 1 ? [[place, place + 1] as const] : []),
  ...(place + COLUMNS < PIECES ? [[place, place + COLUMNS] as const] : []),
]).flat();

/** The places of every row, then of every column. */
export const LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: COLUMNS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_place, column) => row * COLUMNS + column),
  ),
  ...Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: COLUMNS }, (_place, row) => row * COLUMNS + column),
  ),
];

/** Whether the two pieces of a seam are neighbours in the picture, in the same direction. */
export function isJoined(board: Board, [place, neighbour]: Seam): boolean {
  const piece = board[place] as number;
  const step = neighbour - place;
  return board[neighbour] === piece + step && (step === COLUMNS || piece % COLUMNS < COLUMNS - 1);
}

export function joinedSeams(board: Board): Seam[] {
  return SEAMS.filter((seam) => isJoined(board, seam));
}

export function isHome(board: Board, place: number): boolean {
  return board[place] === place;
}

/** Rows and columns in which every piece is in its place. */
export function wholeLines(board: Board): (readonly number[])[] {
  return LINES.filter((line) => line.every((place) => isHome(board, place)));
}

export function isSolved(board: Board): boolean {
  return board.every((piece, place) => piece === place);
}
