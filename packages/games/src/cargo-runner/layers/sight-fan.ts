import { type Heading, STEP } from '@star-seekers/sim';
import type { Point } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { CELL_SIZE, DETECTION_RADIUS, GRID, NEAR_RADIUS, SIGHT_COSINE } from '../rules.ts';
import type { Eye } from '../sight.ts';

/** Number of rays by which a drone's sight is measured. */
const RAYS = 160;
const DIRECTIONS = Array.from({ length: RAYS }, (_, ray): Point => {
  const angle = (ray / RAYS) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** The face of a ray that meets no wall. */
const OPEN = -1;

/**
 * The outline of a drone's sight, up to the walls. It follows their edges exactly, while the rules test single points (`sight.ts`); the
 * two differ by less than the distance of those points. One object serves all drones in turn.
 */
export class SightFan {
  /** Corners relative to the eye, clockwise: x and y alternate, `count` of each. */
  readonly corners = new Float32Array(2 * RAYS);
  count = 0;
  readonly #reach = new Float32Array(RAYS);
  readonly #faces = new Int16Array(RAYS);

  measure(maze: Maze, eye: Readonly<Eye>): void {
    for (let ray = 0; ray < RAYS; ray++) this.#cast(maze, eye, ray);
    this.count = 0;
    for (let ray = 0; ray < RAYS; ray++) {
      const face = this.#faces[ray];
      // A point between two others on the same face is no corner.
      const isStraight =
        face !== OPEN && face === this.#faces[(ray + RAYS - 1) % RAYS] && face === this.#faces[(ray + 1) % RAYS];
      if (isStraight) continue;
      const { x, y } = DIRECTIONS[ray] as Point;
      const reach = this.#reach[ray] as number;
      this.corners[2 * this.count] = x * reach;
      this.corners[2 * this.count + 1] = y * reach;
      this.count++;
    }
  }

  /** Follows a ray from cell to cell up to a wall. */
  #cast(maze: Maze, eye: Readonly<Eye>, ray: number): void {
    const { x, y } = DIRECTIONS[ray] as Point;
    const radius = isAhead(DIRECTIONS[ray] as Point, eye.gaze) ? DETECTION_RADIUS : NEAR_RADIUS;
    const [stepX, stepY] = [Math.sign(x), Math.sign(y)];
    let column = Math.floor(eye.x / CELL_SIZE);
    let row = Math.floor(eye.y / CELL_SIZE);
    let nextX = firstEdge(eye.x, column, x);
    let nextY = firstEdge(eye.y, row, y);
    const acrossX = x === 0 ? Number.POSITIVE_INFINITY : CELL_SIZE / Math.abs(x);
    const acrossY = y === 0 ? Number.POSITIVE_INFINITY : CELL_SIZE / Math.abs(y);
    let reach = 0;
    let face = OPEN;
    while (maze.floor[row * GRID.columns + column]) {
      const isVerticalEdge = nextX < nextY;
      reach = isVerticalEdge ? nextX : nextY;
      if (reach >= radius) {
        face = OPEN;
        break;
      }
      if (isVerticalEdge) {
        face = 2 * (stepX > 0 ? column + 1 : column);
        column += stepX;
        nextX += acrossX;
      } else {
        face = 2 * (stepY > 0 ? row + 1 : row) + 1;
        row += stepY;
        nextY += acrossY;
      }
    }
    this.#reach[ray] = Math.min(reach, radius);
    this.#faces[ray] = face;
  }
}

/** Whether a direction is in the cone of a gaze. */
function isAhead({ x, y }: Readonly<Point>, gaze: Heading): boolean {
  return x * STEP[gaze].x + y * STEP[gaze].y >= SIGHT_COSINE;
}

/** Distance along a ray to the first edge of a cell, in one dimension. */
function firstEdge(at: number, cell: number, direction: number): number {
  if (direction === 0) return Number.POSITIVE_INFINITY;
  return ((direction > 0 ? cell + 1 : cell) * CELL_SIZE - at) / direction;
}
