import { HEADINGS } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { neighbour } from './grid.ts';
import { MAZES } from './mazes/index.ts';
import { CELL_SIZE, DRONE_SPEED } from './rules.ts';

/** Nobody foresees where a drone is for longer than this. */
const LONGEST_LEG_SECONDS = 3.2;

describe.each(MAZES.map((maze): [string, typeof maze] => [maze.plan.id, maze]))('on the %s deck', (_id, maze) => {
  it('every round is closed, and open to drones', () => {
    for (const { cells } of maze.rounds) {
      cells.forEach((cell, index) => {
        expect(maze.droneMayEnter(cell)).toBe(true);
        expect(HEADINGS.map((heading) => neighbour(cell, heading))).toContain(cells[(index + 1) % cells.length]);
      });
    }
  });

  it('drones may turn back every few seconds, at the same cells either way', () => {
    for (const { cells, stops } of maze.rounds) {
      let at = 0;
      stops.forEach((stop, index) => {
        const next = stops[(index + 1) % stops.length] as number;
        expect(cells[at]).toBe(stop);
        const after = cells.indexOf(next, at + 1);
        const end = after < 0 ? cells.length : after;
        expect(((end - at) * CELL_SIZE) / DRONE_SPEED).toBeLessThan(LONGEST_LEG_SECONDS);
        at = end;
      });
      // Between two points on the same way there and back.
      if (stops.length === 4 && new Set(cells).size === cells.length / 2 + 1) expect(stops[1]).toBe(stops[3]);
    }
  });
});
