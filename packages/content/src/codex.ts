import { codex } from './codex.gen.ts';
import { type CodexPlace, placesOf } from './codex-places.ts';

export * from './codex-model.ts';
export type { CodexPlace } from './codex-places.ts';
export { searchTextOf, textOfBlock, textOfEntry, textOfSpans } from './codex-text.ts';
export { codex };

const places = placesOf(codex);

/** The place that an anchor names; undefined when there is none. */
export function findInCodex(anchor: string): CodexPlace | undefined {
  return places.get(anchor);
}
