import { expect, test } from 'vitest';
import { HEADINGS, type Heading } from '@star-seekers/sim';
import { centreOf, within } from '../grid.ts';
import { mazeOf } from '../mazes/index.ts';
import { DETECTION_RADIUS, LEVELS, STATION_RADIUS } from '../rules.ts';
import { clearShare, sees } from '../sight.ts';
import { SightFan } from './sight-fan.ts';

/** Points round a drone, for which the rules decide whether it sees them. */
const PROBES = Array.from({ length: 15 * 15 }, (_, probe) => ({
  x: (probe % 15) * 20 - 137,
  y: Math.floor(probe / 15) * 20 - 137,
}));

test('the drawn sight matches the rules on floor cells all over every deck', () => {
  const fan = new SightFan();
  // Counted: hundreds of thousands of calls of `expect` would take seconds.
  let hiddenCorners = 0;
  let count = 0;
  let equalCount = 0;
  for (let level = 1; level <= LEVELS; level++) {
    const maze = mazeOf(level);
    maze.floor.forEach((open, cell) => {
      // A third of the cells, in which every gaze and every place within a cell comes up.
      if (!open || cell % 3 !== 0) return;
      const { x, y } = centreOf(cell);
      const eye = { x: x + (cell % 7) - 3, y: y + (cell % 5) - 2, gaze: HEADINGS[cell % HEADINGS.length] as Heading };
      fan.measure(maze, eye, DETECTION_RADIUS);
      for (let corner = 0; corner < fan.count; corner++) {
        const [dx, dy] = [fan.corners[2 * corner] as number, fan.corners[2 * corner + 1] as number];
        const share = 1 - 0.1 / Math.hypot(dx, dy);
        if (clearShare(maze, eye, { x: eye.x + dx * share, y: eye.y + dy * share }) !== 1) hiddenCorners++;
      }
      for (const { x: dx, y: dy } of PROBES) {
        const probe = { x: eye.x + dx, y: eye.y + dy };
        if (within(probe, maze.station, STATION_RADIUS)) continue;
        const isVisible = sees(maze, eye, probe, DETECTION_RADIUS);
        const isDrawn = covers(fan, dx, dy);
        if (!isVisible && !isDrawn) continue;
        count++;
        if (isVisible === isDrawn) equalCount++;
      }
    });
  }
  expect(hiddenCorners).toBe(0);
  // The rules test single points, and so can miss the corner of a wall.
  expect(equalCount / count).toBeGreaterThan(0.95);
});

/** Whether a point relative to the eye lies in the outline. */
function covers({ corners, count }: SightFan, x: number, y: number): boolean {
  let inside = false;
  for (let corner = 0; corner < count; corner++) {
    const [x1, y1] = [corners[2 * corner] as number, corners[2 * corner + 1] as number];
    const next = (corner + 1) % count;
    const [x2, y2] = [corners[2 * next] as number, corners[2 * next + 1] as number];
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}
