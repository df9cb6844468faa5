import type { Ghost } from '../ghosts.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places of ghosts before and after the last tick, to draw them in between. */
export class GhostPlaces<State> {
  readonly #placeOf: (state: Readonly<State>) => Place;
  readonly #furthest: number;
  #before: readonly Place[] = [];
  #after: readonly Place[] = [];

  /** @param furthest the longest way of one tick, in pixels: whoever is further away has appeared there */
  constructor(placeOf: (state: Readonly<State>) => Place, furthest: number) {
    this.#placeOf = placeOf;
    this.#furthest = furthest;
  }

  /** Another run is shown, or another moment of this one. */
  reset(): void {
    this.#before = [];
    this.#after = [];
  }

  onTick(ghosts: readonly Ghost<State>[]): void {
    this.#before = this.#after;
    this.#after = ghosts.map(({ state }) => {
      const { x, y } = this.#placeOf(state);
      return { x, y };
    });
  }

  /** @param alpha share of a tick since the last one */
  at({ number, state }: Ghost<State>, alpha: number): Place {
    const after = this.#after[number - 1] ?? this.#placeOf(state);
    const before = this.#before[number - 1] ?? after;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    if (Math.abs(dx) + Math.abs(dy) > this.#furthest) return after;
    return { x: before.x + dx * alpha, y: before.y + dy * alpha };
  }
}
