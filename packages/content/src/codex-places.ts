import type { Codex, CodexEntry, CodexSection } from './codex-model.ts';

/** The target of an anchor: an entry, or one section of it. */
export interface CodexPlace {
  readonly entry: CodexEntry;
  readonly section?: CodexSection;
}

/** The places of a codex by their anchors. */
export function placesOf(codex: Codex): ReadonlyMap<string, CodexPlace> {
  return new Map(
    codex.flatMap((entry) => [
      [entry.id, { entry }] as const,
      ...entry.sections.map((section) => [section.anchor, { entry, section }] as const),
    ]),
  );
}
