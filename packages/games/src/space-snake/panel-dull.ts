import { dullLanguage } from '../panel/dull-language.ts';
import { BOARD_CELLS, type Cell, cellIndex, distance } from './board.ts';
import { createPlayerWith } from './panel-player.ts';
import { BOARD, MOVE_TICKS, RESOURCE_KINDS } from './rules.ts';
import { type SnakeCommand, head } from './sim.ts';
import type { SnakeState } from './state.ts';

/** The middle of the board and its neighborhood, for laps. */
const CAMP: readonly Cell[] = [
  { x: 8, y: 5 },
  { x: 13, y: 5 },
  { x: 13, y: 9 },
  { x: 8, y: 9 },
];

/** Cells that a course is planned ahead. */
const AHEAD = 5;

/** A resource this close is taken on a course that ignores the others. */
const ASIDE = 2;

const COURSES = {
  /** Round and round in one row. */
  lap: ({ x, y }: Cell) => cellAt(x + AHEAD, y),
  /** Row after row. */
  sweep: ({ x, y }: Cell) => cellAt(x + AHEAD, x + AHEAD >= BOARD.columns ? y + 1 : y),
  camp: (_from: Cell, { tick }: Readonly<SnakeState>) =>
    CAMP[Math.floor(tick / (AHEAD * MOVE_TICKS)) % CAMP.length] as Cell,
} as const;

function cellAt(x: number, y: number): Cell {
  return BOARD_CELLS[cellIndex({ x: x % BOARD.columns, y: y % BOARD.rows })] as Cell;
}

/** Dull play: one kind is never taken, the convoy is kept small, only what is near or only a part of each wave is taken. */
export const dull = dullLanguage<SnakeState, SnakeCommand>()({
  genes: {
    leaveOut: ['nothing', ...RESOURCE_KINDS],
    /** Ships from which on nothing is taken that would add another. */
    stopAt: ['never', 1, 2, 4, 8, 12],
    reach: ['any', 3, 4],
    /** Resources of each wave that are left to expire. */
    leave: ['none', 1, 2, 3],
    course: ['resources', 'lap', 'sweep', 'camp'],
  },
  createPlayer({ leaveOut, stopAt, reach, leave, course }, human, seed) {
    const farthest = course === 'resources' ? reach : ASIDE;
    return createPlayerWith(
      {
        wants: ({ kind, ...cell }, state) =>
          kind !== leaveOut &&
          (farthest === 'any' || distance(cell, head(state)) <= farthest) &&
          (leave === 'none' || state.resources.length > leave) &&
          (stopAt === 'never' || state.convoy.length < stopAt || !fillsHold(state, kind)),
        ...(course !== 'resources' && { course: COURSES[course] }),
      },
      human,
      seed,
    );
  },
});

function fillsHold({ hold }: Readonly<SnakeState>, kind: (typeof RESOURCE_KINDS)[number]): boolean {
  return RESOURCE_KINDS.every((other) => other === kind || hold[other]);
}
