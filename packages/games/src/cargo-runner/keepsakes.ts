import type { Keepsake } from '../game.ts';
import type { CargoState } from './state.ts';

/** What a run adds to the collection: item 0, the deepest deck that it reached (`G6.18`). */
export function keepsakesOf({ level }: Readonly<CargoState>): readonly Keepsake[] {
  return [{ item: 0, value: level }];
}

/** The deepest deck of a collection: the first one is open to everybody. */
export function deepestDeck(keepsakes: readonly Keepsake[]): number {
  return Math.max(1, ...keepsakes.filter(({ item }) => item === 0).map(({ value }) => value));
}
