import { type Heading, STEP } from '@star-seekers/sim';
import { CELL_SIZE, GRID } from './rules.ts';

/** A point of a deck, in pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Number of cells of a deck, which are numbered in reading order from 0. */
export const CELL_COUNT = GRID.columns * GRID.rows;

/** The cell of a point. */
export function cellAt({ x, y }: Point): number {
  return Math.floor(y / CELL_SIZE) * GRID.columns + Math.floor(x / CELL_SIZE);
}

export function columnOf(cell: number): number {
  return cell % GRID.columns;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / GRID.columns);
}

/** The neighbour of a cell inside the rim. */
export function neighbour(cell: number, heading: Heading): number {
  return cell + STEP[heading].x + STEP[heading].y * GRID.columns;
}

const CENTRES: readonly Readonly<Point>[] = Array.from({ length: CELL_COUNT }, (_, cell) => ({
  x: (columnOf(cell) + 0.5) * CELL_SIZE,
  y: (rowOf(cell) + 0.5) * CELL_SIZE,
}));

/** The middle of a cell. */
export function centreOf(cell: number): Readonly<Point> {
  return CENTRES[cell] as Readonly<Point>;
}

/** Whether two points are at most `radius` pixels apart. */
export function within(one: Point, other: Point, radius: number): boolean {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return dx * dx + dy * dy <= radius * radius;
}
