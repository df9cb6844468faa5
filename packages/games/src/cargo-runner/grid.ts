import { CELL_SIZE, GRID } from './rules.ts';

/** A place on a deck in pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

export const HEADINGS = ['up', 'right', 'down', 'left'] as const;

export type Heading = (typeof HEADINGS)[number];

/** The direction of a heading. */
export const STEP = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
} as const satisfies Record<Heading, Point>;

const OPPOSITE = { up: 'down', right: 'left', down: 'up', left: 'right' } as const satisfies Record<Heading, Heading>;

export function opposite(heading: Heading): Heading {
  return OPPOSITE[heading];
}

/** Cells of a deck. They are counted in reading order from 0. */
export const CELL_COUNT = GRID.columns * GRID.rows;

/** The cell that a point lies in. */
export function cellAt({ x, y }: Point): number {
  return Math.floor(y / CELL_SIZE) * GRID.columns + Math.floor(x / CELL_SIZE);
}

export function columnOf(cell: number): number {
  return cell % GRID.columns;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / GRID.columns);
}

/** The middle of a cell. */
export function centreOf(cell: number): Point {
  return { x: (columnOf(cell) + 0.5) * CELL_SIZE, y: (rowOf(cell) + 0.5) * CELL_SIZE };
}

/** Whether two points are at most `radius` pixels apart. */
export function within(one: Point, other: Point, radius: number): boolean {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  return dx * dx + dy * dy <= radius * radius;
}
