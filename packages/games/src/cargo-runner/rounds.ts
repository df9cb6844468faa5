import { HEADINGS, type Heading } from '@star-seekers/sim';
import { neighbour } from './grid.ts';

/** The round of a drone: the dotted line on the deck. */
export interface Round {
  /** Its cells in order; the last one is next to the first. */
  readonly cells: readonly number[];
  /** Where the drone may turn back, in the order of `cells`: the points of the plan, and the middle of the way from each to the next. */
  readonly stops: readonly number[];
  /** For each stop the cells from it to the next one. */
  readonly legs: readonly ReadonlySet<number>[];
}

/** The round that leads to all points on shortest paths. @throws {Error} if there is none */
export function roundThrough(points: readonly number[], stepsTo: (goal: number) => Uint8Array): Round {
  const cells: number[] = [];
  /** Indices of the stops in `cells`. */
  const starts: number[] = [];
  let heading: Heading = 'up';
  points.forEach((start, index) => {
    const goal = points[(index + 1) % points.length] as number;
    const length = stepsTo(goal)[start] as number;
    // The same cell on the way back.
    const middle = start < goal ? Math.floor(length / 2) : Math.ceil(length / 2);
    starts.push(cells.length, cells.length + middle);
    for (let cell = start; cell !== goal; cell = neighbour(cell, heading)) {
      const [first] = headingsTo(stepsTo(goal), cell, heading);
      if (!first) throw new Error('a drone cannot reach a point of its round');
      heading = first;
      cells.push(cell);
    }
  });
  return {
    cells,
    stops: starts.map((start) => cells[start] as number),
    legs: starts.map((start, index) => {
      const end = starts[index + 1] ?? cells.length;
      return new Set([...cells.slice(start, end), cells[end % cells.length] as number]);
    }),
  };
}

/**
 * The headings of all shortest paths from a cell: straight on comes first, then the order is up, right, down, left, so that players
 * can predict them. None at the goal and without a path.
 */
export function headingsTo(stepsToGoal: Uint8Array, cell: number, straightOn: Heading): Heading[] {
  const nextSteps = (stepsToGoal[cell] as number) - 1;
  const headings = HEADINGS.filter((heading) => stepsToGoal[neighbour(cell, heading)] === nextSteps);
  return headings.includes(straightOn) ? [straightOn, ...headings] : headings;
}
