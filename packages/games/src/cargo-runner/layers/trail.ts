import type { Point } from '../grid.ts';

/** Least distance between two points of the trail, in pixels. */
const GRAIN_PX = 1.5;
/** A longer step than this is a jump, not a movement, in pixels. */
const JUMP_PX = 30;
const CAPACITY = 96;

/** The recent path of a ship, which the cargo in its tow follows round every corner. */
export class Trail {
  /** Newest first. */
  readonly #points: Point[] = [];

  reset(): void {
    this.#points.length = 0;
  }

  /** Adds a point. @param back unit vector along which the trail starts, and starts again after a jump */
  add(x: number, y: number, back: Readonly<Point>): void {
    const last = this.#points[0];
    const distance = last ? Math.hypot(last.x - x, last.y - y) : Number.POSITIVE_INFINITY;
    if (distance < GRAIN_PX) return;
    if (distance > JUMP_PX) {
      this.#points.length = 0;
      for (let index = CAPACITY - 1; index >= 0; index--) {
        this.#points.unshift({ x: x + back.x * index * GRAIN_PX, y: y + back.y * index * GRAIN_PX });
      }
      return;
    }
    const point = (this.#points.length < CAPACITY ? undefined : this.#points.pop()) ?? { x: 0, y: 0 };
    point.x = x;
    point.y = y;
    this.#points.unshift(point);
  }

  /** Writes the place at a distance in pixels back along the trail. */
  at(distance: number, place: Point): void {
    let left = distance;
    for (let index = 1; index < this.#points.length; index++) {
      const [from, to] = [this.#points[index - 1] as Point, this.#points[index] as Point];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length >= left && length > 0) {
        place.x = from.x + ((to.x - from.x) * left) / length;
        place.y = from.y + ((to.y - from.y) * left) / length;
        return;
      }
      left -= length;
    }
    const end = this.#points.at(-1);
    if (end) Object.assign(place, end);
  }
}
