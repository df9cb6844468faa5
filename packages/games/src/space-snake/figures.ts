import { HEADINGS, type Heading, opposite } from '@star-seekers/sim';
import { type Cell, neighbour } from './board.ts';
import type { Line, LineCell } from './line.ts';
import type { Figure } from './rules.ts';

/** A place of a figure with the heading of its raider's first drift. */
export type Place = LineCell;

/** Places of a figure round a line, the most important first: more of them than any wave fills. */
export function placesOf(figure: Figure, line: Line): readonly Place[] {
  return FIGURES[figure](line);
}

const FIGURES: Readonly<Record<Figure, (line: Line) => Place[]>> = { wall, ring, columns, pincer };

/** Cells of a wall on either side of its gap. */
const WALL_REACH = 6;

/** Walls across the line that come towards the convoy; the gap is where the line passes. */
function wall({ cells, stops }: Line): Place[] {
  return [1, 3, 2].flatMap((leg) => {
    const stop = stops[leg] as number;
    const gap = cells[stop - 1] as LineCell;
    return steps(WALL_REACH).flatMap((step) =>
      sides(gap.heading).map((side) => ({ ...shifted(gap, side, step + 1), heading: side })),
    );
  });
}

/** Distance of a ring from its middle, and the stride that spreads few raiders evenly over its sixteen cells. */
const RING_RADIUS = 3;
const RING_STRIDE = 5;

/** Rings that circle a resource, open where the line passes. */
function ring({ cells, stops }: Line): Place[] {
  return [2, 0, 3, 1].flatMap((stop) => {
    const rim = rimOf(cells[stops[stop] as number] as LineCell);
    return rim.map((_, index) => rim[(index * RING_STRIDE) % rim.length] as Place);
  });
}

/** The heading away from the middle on each side of a ring. */
const AWAY = { right: 'up', down: 'right', left: 'down', up: 'left' } as const satisfies Record<Heading, Heading>;

/** The cells round a middle, clockwise from the upper left, each with the heading away from it. */
function rimOf(middle: Cell): Place[] {
  let cell = shifted(shifted(middle, 'up', RING_RADIUS), 'left', RING_RADIUS);
  return (['right', 'down', 'left', 'up'] as const).flatMap((heading) =>
    steps(2 * RING_RADIUS).map(() => {
      const place = { ...cell, heading: AWAY[heading] };
      cell = neighbour(cell, heading);
      return place;
    }),
  );
}

/** Distance of a column from the line, and from one raider to the next. */
const COLUMN_ASIDE = 3;
const COLUMN_STEP = 3;

/** Two columns beside the line: one goes with the convoy, one against it. */
function columns({ cells, stops }: Line): Place[] {
  const first = (stops[0] as number) - 1;
  return cells
    .slice(first)
    .filter((_, index) => index % COLUMN_STEP === 0)
    .flatMap((cell) => {
      const [left, right] = sides(cell.heading);
      return [
        { ...shifted(cell, left, COLUMN_ASIDE), heading: cell.heading },
        { ...shifted(cell, right, COLUMN_ASIDE), heading: cell.heading },
      ];
    });
}

/** Raiders in an arm of a pincer. */
const ARM = 6;

/** Two arms on either side of the line that close on it. */
function pincer({ cells, stops }: Line): Place[] {
  return [1, 2, 3].flatMap((leg) => {
    const tip = cells[(stops[leg] as number) - 2] as LineCell;
    return steps(ARM).flatMap((step) =>
      sides(tip.heading).map((side) => ({
        ...shifted(shifted(tip, side, step + 2), opposite(tip.heading), step - 1),
        heading: side,
      })),
    );
  });
}

/** The headings to the left and to the right of one. */
function sides(heading: Heading): readonly [left: Heading, right: Heading] {
  const index = HEADINGS.indexOf(heading);
  return [HEADINGS[(index + 3) % 4] as Heading, HEADINGS[(index + 1) % 4] as Heading];
}

function shifted(cell: Cell, heading: Heading, count: number): Cell {
  let at = cell;
  for (let step = 0; step < count; step++) at = neighbour(at, heading);
  return { x: at.x, y: at.y };
}

function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
