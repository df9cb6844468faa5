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
      const next = headingTo(stepsTo(goal), cell, heading);
      if (!next) throw new Error('a drone cannot reach a point of its round');
      heading = next;
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
 * The heading of a shortest path from a cell: one along a leg comes first, then straight on, then up, right, down, left, so that players can
 * predict it. None at the goal and without a path.
 */
export function headingTo(
  stepsToGoal: Uint8Array,
  cell: number,
  straightOn: Heading,
  leg?: ReadonlySet<number>,
): Heading | undefined {
  const nextSteps = (stepsToGoal[cell] as number) - 1;
  let first: Heading | undefined;
  for (let index = -1; index < HEADINGS.length; index++) {
    const heading = index < 0 ? straightOn : (HEADINGS[index] as Heading);
    const next = neighbour(cell, heading);
    if (stepsToGoal[next] !== nextSteps) continue;
    if (!leg || leg.has(next)) return heading;
    first ??= heading;
  }
  return first;
}
