import type { Keepsake } from '../game.ts';
import { numberOf } from './deck-order.ts';
import type { CargoState } from './state.ts';

/** What a run adds to the collection: item 0, how many decks deep it came (`G6.18`). */
export function keepsakesOf(state: Readonly<CargoState>): readonly Keepsake[] {
  return [{ item: 0, value: numberOf(state) }];
}

/** The deepest deck of a collection: the first one is open to everybody. */
export function deepestDeck(keepsakes: readonly Keepsake[]): number {
  return Math.max(1, ...keepsakes.filter(({ item }) => item === 0).map(({ value }) => value));
}
