import { HEADINGS, type Heading, type Rng, nextInt, opposite, pick } from '@star-seekers/sim';
import { type Cell, cellIndex, distance, neighbour } from './board.ts';
import { LINE_APPROACH, LINE_LEG, LINE_TRIES, RESOURCE_CLEARANCE, RESOURCE_KINDS } from './rules.ts';
import type { SnakeState } from './state.ts';

/** A cell of the line with the heading in which the line enters it. */
export interface LineCell extends Cell {
  readonly heading: Heading;
}

/** A way through the board that takes all resources of a wave: the cells in their order, and the indices of the resources. */
export interface Line {
  readonly cells: readonly LineCell[];
  readonly stops: readonly number[];
}

/**
 * Draws a line from the head: straight on for a moment, then one leg to each resource.
 * @param convoy head first; the line enters a cell only after its ship has left
 * @param heading of the head after its queued turns
 * @returns undefined if the convoy leaves no room for one
 */
export function drawLine(
  rng: Rng,
  { convoy, enemies }: Pick<SnakeState, 'convoy' | 'enemies'>,
  heading: Heading,
): Line | undefined {
  const closedFor = new Map([
    ...enemies.map((enemy) => [cellIndex(enemy), Number.POSITIVE_INFINITY] as const),
    ...convoy.map((ship, index) => [cellIndex(ship), convoy.length - index] as const),
  ]);
  for (let attempt = 0; attempt < LINE_TRIES; attempt++) {
    const line = tryLine(rng, convoy[0] as Cell, heading, closedFor);
    if (line) return line;
  }
  return undefined;
}

function tryLine(rng: Rng, head: Cell, start: Heading, closedFor: ReadonlyMap<number, number>): Line | undefined {
  const cells: LineCell[] = [{ ...head, heading: start }];
  const used = new Set<number>();
  const stops: number[] = [];
  const extend = (heading: Heading, length: number) => {
    for (let step = 0; step < length; step++) {
      const cell = neighbour(cells.at(-1) as LineCell, heading);
      const index = cellIndex(cell);
      // The convoy may grow on the way, so its last ship leaves a move later.
      if (used.has(index) || cells.length <= (closedFor.get(index) ?? 0)) return false;
      used.add(index);
      cells.push({ ...cell, heading });
    }
    return true;
  };
  if (!extend(start, between(rng, LINE_APPROACH))) return undefined;
  for (const _ of RESOURCE_KINDS) {
    const { heading } = cells.at(-1) as LineCell;
    const next = pick(
      rng,
      HEADINGS.filter((candidate) => candidate !== opposite(heading)),
    );
    if (!extend(next, between(rng, LINE_LEG))) return undefined;
    const stop = cells.at(-1) as LineCell;
    // Never under a ship.
    if (closedFor.has(cellIndex(stop)) || distance(stop, head) < RESOURCE_CLEARANCE) return undefined;
    stops.push(cells.length - 1);
  }
  return { cells, stops };
}

function between(rng: Rng, { least, most }: { readonly least: number; readonly most: number }): number {
  return least + nextInt(rng, most - least + 1);
}
