import { newDrones, stepDrone } from '../drones.ts';
import { type Point, cellAt, centreOf } from '../grid.ts';
import type { Maze } from '../maze.ts';

/** Greater than the length of any round, in ticks. */
const LONGEST_ROUND = 4000;

/** Simulates the round of each drone. @returns the middles of its cells; the first and the last are the same */
export function patrolRoutes(maze: Maze): Point[][] {
  // No drone sees a player on the station.
  const player = maze.station;
  return newDrones(maze).map((drone) => {
    const start = cellAt(drone);
    const route = [centreOf(start)];
    let last = start;
    for (let tick = 0; tick < LONGEST_ROUND; tick++) {
      stepDrone(maze, drone, player, () => {});
      const cell = cellAt(drone);
      if (cell === last) continue;
      last = cell;
      route.push(centreOf(cell));
      if (cell === start && drone.patrolIndex <= 1 && route.length > 3) break;
    }
    return route;
  });
}
