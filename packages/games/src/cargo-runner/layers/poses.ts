import type { Point } from '../grid.ts';
import type { CargoState } from '../state.ts';

/** Where everything that moves was before the last tick and is after it, so that it can be drawn in between. */
export class Poses {
  #before: Point[] = [];
  #after: Point[] = [];
  readonly #drawn: Point = { x: 0, y: 0 };

  /** Everything is where it is, without a way there: another deck, or another moment of the run. */
  reset(state: Readonly<CargoState>): void {
    this.#after = placesOf(state);
    this.#before = this.#after;
  }

  onTick(state: Readonly<CargoState>): void {
    this.#before = this.#after;
    this.#after = placesOf(state);
    if (this.#before.length !== this.#after.length) this.#before = this.#after;
  }

  /** The player's place in this frame; valid until the next question. */
  player(alpha: number): Readonly<Point> {
    return this.#between(0, alpha);
  }

  /** A drone's place in this frame; valid until the next question. */
  drone(id: number, alpha: number): Readonly<Point> {
    return this.#between(id + 1, alpha);
  }

  #between(index: number, alpha: number): Readonly<Point> {
    const after = this.#after[index] as Point;
    const before = this.#before[index] ?? after;
    this.#drawn.x = before.x + (after.x - before.x) * alpha;
    this.#drawn.y = before.y + (after.y - before.y) * alpha;
    return this.#drawn;
  }
}

function placesOf({ player, drones }: Readonly<CargoState>): Point[] {
  return [player, ...drones].map(({ x, y }) => ({ x, y }));
}
