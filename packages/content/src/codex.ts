import type { CodexEntry, CodexSection } from './codex-model.ts';
import { codex } from './codex.gen.ts';

export * from './codex-model.ts';
export { searchTextOf, textOfBlock, textOfEntry, textOfSpans } from './codex-text.ts';
export { codex };

/** Where an anchor leads: an entry, or one section of it. */
export interface CodexPlace {
  readonly entry: CodexEntry;
  readonly section?: CodexSection;
}

const places = new Map<string, CodexPlace>(
  codex.flatMap((entry) => [
    [entry.id, { entry }],
    ...entry.sections.map((section): [string, CodexPlace] => [section.anchor, { entry, section }]),
  ]),
);

/** The place that an anchor names; undefined when there is none. */
export function findInCodex(anchor: string): CodexPlace | undefined {
  return places.get(anchor);
}
