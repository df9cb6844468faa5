import type { Codex } from './codex-model.ts';
import { type CodexPlace, placesOf } from './codex-places.ts';

export * from './codex-model.ts';
export type { CodexPlace } from './codex-places.ts';
export { searchTextOf, textOfBlock, textOfEntry, textOfSpans } from './codex-text.ts';

const placesByCodex = new WeakMap<Codex, ReadonlyMap<string, CodexPlace>>();

/** Resolves an anchor; undefined if it is unknown. */
export function findInCodex(codex: Codex, anchor: string): CodexPlace | undefined {
  let places = placesByCodex.get(codex);
  if (!places) placesByCodex.set(codex, (places = placesOf(codex)));
  return places.get(anchor);
}
