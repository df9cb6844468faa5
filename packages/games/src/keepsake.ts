import type { AnyGame, Keepsake } from './game.ts';

/** Most keepsakes of one run. */
export const MAX_KEEPSAKES = 100;

/** Largest number of a thing, and largest value. */
export const KEEPSAKE_MOST = { item: 9999, value: 1_000_000_000 } as const;

/** What a finished run adds to the player's collection: each thing once. What breaks the bounds is left out, so that it costs no run. */
export function keepsakesOfRun(game: Pick<AnyGame, 'keepsakesOf'>, state: unknown): readonly Keepsake[] {
  return mergeKeepsakes((game.keepsakesOf?.(state) ?? []).filter(isInBounds)).slice(0, MAX_KEEPSAKES);
}

/** Each thing once, with its greatest value, in the order of their numbers. */
export function mergeKeepsakes(keepsakes: Iterable<Keepsake>): readonly Keepsake[] {
  const best = new Map<number, number>();
  for (const { item, value } of keepsakes) best.set(item, Math.max(value, best.get(item) ?? 0));
  return [...best].map(([item, value]) => ({ item, value })).toSorted((one, other) => one.item - other.item);
}

function isInBounds({ item, value }: Keepsake): boolean {
  return isWholeBetween(item, 0, KEEPSAKE_MOST.item) && isWholeBetween(value, 1, KEEPSAKE_MOST.value);
}

function isWholeBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
