import { newDrones, stepDrone } from '../drones.ts';
import { type Point, cellAt, centreOf } from '../grid.ts';
import type { Maze } from '../maze.ts';

/** A round is never longer than this, in ticks. */
const LONGEST_ROUND = 4000;

/** The middle of every cell that each drone passes in one round, as the rules let it walk; the first and the last are the same. */
export function patrolRoutes(maze: Maze): Point[][] {
  // On the station nobody is seen.
  const nobody = maze.station;
  return newDrones(maze).map((drone) => {
    const start = cellAt(drone);
    const route = [centreOf(start)];
    let last = start;
    for (let tick = 0; tick < LONGEST_ROUND; tick++) {
      stepDrone(maze, drone, nobody, () => {});
      const cell = cellAt(drone);
      if (cell === last) continue;
      last = cell;
      route.push(centreOf(cell));
      if (cell === start && drone.patrolIndex <= 1 && route.length > 3) break;
    }
    return route;
  });
}
