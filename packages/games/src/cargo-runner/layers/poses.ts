import { type Point, within } from '../grid.ts';
import { CELL_SIZE } from '../rules.ts';
import type { CargoState } from '../state.ts';

/** Places of the player and the drones before and after the last tick, to draw them in between. */
export class Poses {
  #before: Point[] = [];
  #after: Point[] = [];
  readonly #place: Point = { x: 0, y: 0 };

  /** Starts again without movement: on another deck, or at another moment of the run. */
  reset(state: Readonly<CargoState>): void {
    this.#after = placesOf(state);
    this.#before = this.#after;
  }

  onTick(state: Readonly<CargoState>): void {
    this.#before = this.#after;
    this.#after = placesOf(state);
    if (this.#before.length !== this.#after.length) this.#before = this.#after;
  }

  /** The player's place in this frame; valid until the next call. */
  player(alpha: number): Readonly<Point> {
    return this.#between(0, alpha);
  }

  /** A drone's place in this frame; valid until the next call. */
  drone(id: number, alpha: number): Readonly<Point> {
    return this.#between(id + 1, alpha);
  }

  #between(index: number, alpha: number): Readonly<Point> {
    const after = this.#after[index] as Point;
    const before = this.#before[index] ?? after;
    // A drone that the station puts back does not fly there.
    if (!within(before, after, CELL_SIZE)) return after;
    this.#place.x = before.x + (after.x - before.x) * alpha;
    this.#place.y = before.y + (after.y - before.y) * alpha;
    return this.#place;
  }
}

function placesOf({ player, drones }: Readonly<CargoState>): Point[] {
  return [player, ...drones].map(({ x, y }) => ({ x, y }));
}
