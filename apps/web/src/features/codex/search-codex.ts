import { type Codex, type CodexBlock, type CodexEntry, searchTextOf, textOfBlock } from '@star-seekers/content/codex';

/** A search hit: an entry and the place in it that matches best. */
export interface CodexHit {
  readonly entry: CodexEntry;
  /** Anchor of the entry, or of its section that has the words. */
  readonly anchor: string;
  /** Heading of that section. */
  readonly heading?: string;
  /** One line of the matching text. */
  readonly excerpt: string;
}

/** Characters of an excerpt before and after the searched word. */
const EXCERPT_BEFORE = 36;
const EXCERPT_AFTER = 84;

/** The words of a query, in lower case. */
export function wordsOf(query: string): readonly string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Entries that contain every word of the query. Order: titles that begin with it, other titles, headings, summaries, texts. */
export function searchCodex(codex: Codex, query: string): readonly CodexHit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return codex
    .filter((entry) => hasAll(searchTextOf(entry), words))
    .map((entry) => ({ hit: hitIn(entry, words), weight: weightOf(entry, words) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ hit }) => hit);
}

function hasAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** Sort key: 0 is the best match. */
function weightOf({ title, summary, sections }: CodexEntry, words: readonly string[]): number {
  if (title.toLowerCase().startsWith(words.join(' '))) return 0;
  if (hasAll(title, words)) return 1;
  if (sections.some(({ heading }) => hasAll(heading, words))) return 2;
  return hasAll(summary, words) ? 3 : 4;
}

function hitIn(entry: CodexEntry, words: readonly string[]): CodexHit {
  const whole: CodexHit = { entry, anchor: entry.id, excerpt: entry.summary };
  if (hasAll(`${entry.title} ${entry.summary}`, words)) return whole;
  const byHeading = entry.sections.find(({ heading }) => hasAll(heading, words));
  const section =
    byHeading ?? entry.sections.find(({ heading, blocks }) => hasAll(`${heading} ${textOf(blocks)}`, words));
  if (!section) {
    const blocks = [...entry.lead, ...entry.sections.flatMap((part) => part.blocks)];
    return { ...whole, excerpt: excerptOf(blocks, words) ?? entry.summary };
  }
  const { anchor, heading, blocks } = section;
  const opening = blocks[0] ? textOfBlock(blocks[0]).slice(0, EXCERPT_BEFORE + EXCERPT_AFTER) : entry.summary;
  return { entry, anchor, heading, excerpt: excerptOf(blocks, words) ?? opening };
}

function textOf(blocks: readonly CodexBlock[]): string {
  return blocks.map(textOfBlock).join(' ');
}

/** The text around the first match; undefined when the blocks have none of the words. */
function excerptOf(blocks: readonly CodexBlock[], words: readonly string[]): string | undefined {
  const text = textOf(blocks).replaceAll('\n', ' · ');
  const lower = text.toLowerCase();
  const at = Math.min(...words.map((word) => lower.indexOf(word)).filter((index) => index >= 0));
  if (!Number.isFinite(at)) return undefined;
  const from = at > EXCERPT_BEFORE ? text.indexOf(' ', at - EXCERPT_BEFORE) + 1 : 0;
  const to = at + EXCERPT_AFTER < text.length ? text.lastIndexOf(' ', at + EXCERPT_AFTER) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
