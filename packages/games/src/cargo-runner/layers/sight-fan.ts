import { HEADINGS, type Heading, STEP } from '@star-seekers/sim';
import type { Maze } from '../maze.ts';
import { CELL_SIZE, GRID, NEAR_RADIUS, SIGHT_COSINE } from '../rules.ts';
import type { Eye } from '../sight.ts';

/** Number of rays by which a drone's sight is measured. */
const RAYS = 160;

/** For each ray its direction, and how far along it the next edge of a cell is, in both dimensions. */
const ACROSS = raysOf((ray) => Math.cos(angleOf(ray)));
const DOWN = raysOf((ray) => Math.sin(angleOf(ray)));
const COLUMN = ACROSS.map((x) => CELL_SIZE / Math.abs(x));
const ROW = DOWN.map((y) => CELL_SIZE / Math.abs(y));

/** Whether each ray is in the cone of the gaze. */
const IS_AHEAD = Object.fromEntries(
  HEADINGS.map((gaze) => [
    gaze,
    Array.from(ACROSS, (across, ray) => {
      const ahead = across * STEP[gaze].x + (DOWN[ray] as number) * STEP[gaze].y;
      return ahead >= SIGHT_COSINE;
    }),
  ]),
) as unknown as Readonly<Record<Heading, readonly boolean[]>>;

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

  /** @param radius how far the drone sees ahead, in pixels */
  measure(maze: Maze, eye: Readonly<Eye>, radius: number): void {
    const isAhead = IS_AHEAD[eye.gaze];
    for (let ray = 0; ray < RAYS; ray++) this.#cast(maze, eye, ray, isAhead[ray] ? radius : NEAR_RADIUS);
    this.count = 0;
    for (let ray = 0; ray < RAYS; ray++) {
      const face = this.#faces[ray];
      // A point between two others on the same face is no corner.
      const isStraight =
        face !== OPEN && face === this.#faces[(ray + RAYS - 1) % RAYS] && face === this.#faces[(ray + 1) % RAYS];
      if (isStraight) continue;
      const reach = this.#reach[ray] as number;
      this.corners[2 * this.count] = (ACROSS[ray] as number) * reach;
      this.corners[2 * this.count + 1] = (DOWN[ray] as number) * reach;
      this.count++;
    }
  }

  /** Follows a ray from cell to cell up to a wall, at most as far as `radius`. */
  #cast({ floor }: Maze, eye: Readonly<Eye>, ray: number, radius: number): void {
    const x = ACROSS[ray] as number;
    const y = DOWN[ray] as number;
    const stepX = x > 0 ? 1 : -1;
    const stepY = y > 0 ? 1 : -1;
    let column = Math.floor(eye.x / CELL_SIZE);
    let row = Math.floor(eye.y / CELL_SIZE);
    let nextX = firstEdge(eye.x, column, x);
    let nextY = firstEdge(eye.y, row, y);
    let reach = 0;
    let face = OPEN;
    while (floor[row * GRID.columns + column]) {
      const isVerticalEdge = nextX < nextY;
      reach = isVerticalEdge ? nextX : nextY;
      if (reach >= radius) {
        face = OPEN;
        break;
      }
      if (isVerticalEdge) {
        face = 2 * (stepX > 0 ? column + 1 : column);
        column += stepX;
        nextX += COLUMN[ray] as number;
      } else {
        face = 2 * (stepY > 0 ? row + 1 : row) + 1;
        row += stepY;
        nextY += ROW[ray] as number;
      }
    }
    this.#reach[ray] = Math.min(reach, radius);
    this.#faces[ray] = face;
  }
}

/** Distance along a ray to the first edge of a cell, in one dimension. */
function firstEdge(at: number, cell: number, direction: number): number {
  if (direction === 0) return Number.POSITIVE_INFINITY;
  return ((direction > 0 ? cell + 1 : cell) * CELL_SIZE - at) / direction;
}

function angleOf(ray: number): number {
  return (ray / RAYS) * 2 * Math.PI;
}

function raysOf(figure: (ray: number) => number): Float64Array {
  return Float64Array.from({ length: RAYS }, (_, ray) => figure(ray));
}
