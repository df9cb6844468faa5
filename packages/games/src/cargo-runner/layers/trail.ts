import type { Point } from '../grid.ts';

/** Points of the way nearer together than this are not kept, in pixels. */
const GRAIN_PX = 1.5;
/** A jump longer than this is no motion, in pixels. */
const JUMP_PX = 30;
const CAPACITY = 96;

/** The way that something has come, so that what it tows can follow it round every corner. */
export class Trail {
  /** The newest first. */
  readonly #points: Point[] = [];

  /** Forgets the way. */
  reset(): void {
    this.#points.length = 0;
  }

  /** @param back unit vector to where it seems to have come from, as long as nothing is known of its way */
  add(x: number, y: number, back: Readonly<Point>): void {
    const last = this.#points[0];
    const moved = last ? Math.hypot(last.x - x, last.y - y) : Number.POSITIVE_INFINITY;
    if (moved < GRAIN_PX) return;
    if (moved > JUMP_PX) {
      this.#points.length = 0;
      for (let place = CAPACITY - 1; place >= 0; place--) {
        this.#points.unshift({ x: x + back.x * place * GRAIN_PX, y: y + back.y * place * GRAIN_PX });
      }
      return;
    }
    const oldest = (this.#points.length < CAPACITY ? undefined : this.#points.pop()) ?? { x: 0, y: 0 };
    oldest.x = x;
    oldest.y = y;
    this.#points.unshift(oldest);
  }

  /** Writes the place that lies so many pixels back along the way. */
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
