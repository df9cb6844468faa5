import type { Point } from '../grid.ts';
import type { Maze } from '../maze.ts';
import { CELL_SIZE, DETECTION_RADIUS, GRID } from '../rules.ts';

/** Directions in which a drone's sight is measured. */
const RAYS = 160;
const DIRECTIONS = Array.from({ length: RAYS }, (_, ray): Point => {
  const angle = (ray / RAYS) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** No wall was met. */
const OPEN = -1;

/**
 * The outline of what is seen from a place: as far as a drone sees, up to the walls. It follows their edges exactly where the rules test
 * single points (`sight.ts`), so the two differ by less than the distance of those. One object is written anew for each drone.
 */
export class SightFan {
  /** Corners round the eye in the direction of the clock, relative to it: x and y in turn, `count` of each. */
  readonly corners = new Float32Array(2 * RAYS);
  count = 0;
  readonly #reach = new Float32Array(RAYS);
  readonly #faces = new Int16Array(RAYS);

  measure(maze: Maze, eye: Readonly<Point>): void {
    for (let ray = 0; ray < RAYS; ray++) this.#cast(maze, eye, ray);
    this.count = 0;
    for (let ray = 0; ray < RAYS; ray++) {
      const face = this.#faces[ray];
      // What lies between two others on the face of one wall is no corner.
      const straight =
        face !== OPEN && face === this.#faces[(ray + RAYS - 1) % RAYS] && face === this.#faces[(ray + 1) % RAYS];
      if (straight) continue;
      const { x, y } = DIRECTIONS[ray] as Point;
      const reach = this.#reach[ray] as number;
      this.corners[2 * this.count] = x * reach;
      this.corners[2 * this.count + 1] = y * reach;
      this.count++;
    }
  }

  /** Goes from edge to edge of the cells until one is no floor. */
  #cast(maze: Maze, eye: Readonly<Point>, ray: number): void {
    const { x, y } = DIRECTIONS[ray] as Point;
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
      const upright = nextX < nextY;
      reach = upright ? nextX : nextY;
      if (reach >= DETECTION_RADIUS) {
        face = OPEN;
        break;
      }
      if (upright) {
        face = 2 * (stepX > 0 ? column + 1 : column);
        column += stepX;
        nextX += acrossX;
      } else {
        face = 2 * (stepY > 0 ? row + 1 : row) + 1;
        row += stepY;
        nextY += acrossY;
      }
    }
    this.#reach[ray] = Math.min(reach, DETECTION_RADIUS);
    this.#faces[ray] = face;
  }
}

/** How far along a ray the first edge of a cell lies, in one dimension. */
function firstEdge(at: number, cell: number, direction: number): number {
  if (direction === 0) return Number.POSITIVE_INFINITY;
  return ((direction > 0 ? cell + 1 : cell) * CELL_SIZE - at) / direction;
}
