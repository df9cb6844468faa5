import type { CodexBlock, CodexEntry, CodexSpan } from './codex-model.ts';

/** Text of spans without their styles and links. */
export function textOfSpans(spans: readonly CodexSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

/** Text of a block; a fact reads as its name and its value. */
export function textOfBlock(block: CodexBlock): string {
  return block.kind === 'facts'
    ? block.facts.map(({ name, value }) => `${name} ${textOfSpans(value)}`).join('\n')
    : textOfSpans(block.spans);
}

/** The text of an entry, from its title to its last fact, one line per block. */
export function textOfEntry(entry: CodexEntry): string {
  return [
    entry.title,
    entry.summary,
    ...entry.lead.map(textOfBlock),
    ...entry.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(textOfBlock)]),
  ].join('\n');
}

/** Text for the search: an entry's text in lower case. */
export function searchTextOf(entry: CodexEntry): string {
  return textOfEntry(entry).toLowerCase();
}

/** Every span of an entry, those of its facts included. */
export function spansOf(entry: CodexEntry): CodexSpan[] {
  return [...entry.lead, ...entry.sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'facts' ? block.facts.flatMap(({ value }) => value) : block.spans,
  );
}
