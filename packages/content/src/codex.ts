import { codex } from './codex-data.ts';
import { type CodexPlace, placesOf } from './codex-places.ts';

export * from './codex-model.ts';
export type { CodexPlace } from './codex-places.ts';
export { searchTextOf, textOfBlock, textOfEntry, textOfSpans } from './codex-text.ts';
export { codex };

const places = placesOf(codex);

/** Resolves an anchor; undefined if it is unknown. */
export function findInCodex(anchor: string): CodexPlace | undefined {
  return places.get(anchor);
}
