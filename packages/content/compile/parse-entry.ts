import { type Token, type Tokens, lexer } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import {
  CODEX_CATEGORIES,
  CODEX_FACTIONS,
  type CodexBlock,
  type CodexEntry,
  type CodexFact,
  type CodexSection,
  type CodexSpan,
} from '../src/codex-model.ts';
import { textOfSpans } from '../src/codex-text.ts';

const line = z.string().trim().min(1).regex(/^.*$/, 'must be one line');

const frontMatter = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words in lower case, joined by hyphens'),
  title: line,
  category: z.enum(CODEX_CATEGORIES),
  faction: z.enum(CODEX_FACTIONS).optional(),
  summary: line.max(140),
});

/**
 * Reads one entry: front matter between two `---`, then paragraphs, quotes, `##` headings and lists of facts (`- **Name** value`).
 * @throws {Error} with the file and its problem
 */
export function parseEntry(fileName: string, source: string): CodexEntry {
  try {
    const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
    if (head === undefined || body === undefined) throw new Error('the front matter is missing');
    const { faction, ...fields } = readFrontMatter(head);
    if (`${fields.id}.md` !== fileName) throw new Error(`its id is ${fields.id}`);
    return { ...fields, ...(faction && { faction }), ...readBody(body) };
  } catch (error) {
    throw new Error(`${fileName}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readFrontMatter(head: string): z.infer<typeof frontMatter> {
  const { data, error } = frontMatter.safeParse(parseYaml(head));
  if (error) throw new Error(z.prettifyError(error));
  return data;
}

function readBody(body: string): Pick<CodexEntry, 'lead' | 'sections'> {
  const lead: CodexBlock[] = [];
  const sections: (CodexSection & { blocks: CodexBlock[] })[] = [];
  for (const token of lexer(body)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      if (depth !== 2) throw new Error(`a heading of an entry must have the second level: ${text}`);
      sections.push({ anchor: anchorOf(text), heading: text, blocks: [] });
    } else {
      (sections.at(-1)?.blocks ?? lead).push(readBlock(token));
    }
  }
  return { lead, sections };
}

function readBlock(token: Token): CodexBlock {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', spans: parseSpans((token as Tokens.Paragraph).tokens) };
    case 'blockquote':
      return { kind: 'quote', spans: parseSpans(onlyParagraph(token as Tokens.Blockquote)) };
    case 'list':
      return { kind: 'facts', facts: (token as Tokens.List).items.map(readFact) };
    default:
      throw new Error(`an entry cannot contain ${token.type}: ${token.raw}`);
  }
}

function onlyParagraph({ tokens, raw }: Tokens.Blockquote): Token[] {
  const [paragraph, ...more] = tokens;
  if (paragraph?.type !== 'paragraph' || more.length > 0) throw new Error(`a quote must be one paragraph: ${raw}`);
  return (paragraph as Tokens.Paragraph).tokens;
}

function readFact({ tokens, raw }: Tokens.ListItem): CodexFact {
  const [text] = tokens;
  const [name, ...value] = parseSpans(text && 'tokens' in text ? (text.tokens ?? []) : []);
  if (name?.style !== 'strong' || textOfSpans(value).trim() === '') {
    throw new Error(`an item of a list must be **Name** value: ${raw}`);
  }
  const [first, ...rest] = value;
  const start = first?.text.trimStart();
  return { name: name.text, value: first && start ? [{ ...first, text: start }, ...rest] : rest };
}

/** Anchor of a heading, as in markdown viewers: lower case, without punctuation, words joined by hyphens. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

/** Spans of inline markdown: text, emphasis, strong and links to other entries. @throws {Error} on anything else */
function parseSpans(tokens: readonly Token[]): CodexSpan[] {
  return tokens.map((token) => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return { text: plain(token) };
      case 'em':
        return { text: onlyText(token), style: 'emphasis' };
      case 'strong':
        return { text: onlyText(token), style: 'strong' };
      case 'link':
        return { text: onlyText(token), to: anchorOfAddress((token as Tokens.Link).href) };
      default:
        throw new Error(`a paragraph cannot contain ${token.type}: ${token.raw}`);
    }
  });
}

/** The anchor in a link `entry.md#section` or `entry.md`, which also works in a markdown viewer. */
function anchorOfAddress(address: string): string {
  const [, id, section] = /^([a-z0-9-]+)\.md(?:#([a-z0-9-]+))?$/.exec(address) ?? [];
  if (id === undefined) throw new Error(`the codex can link only to its own entries: ${address}`);
  return section ?? id;
}

/** Text of a token without nested styles. @throws {Error} on nested styles */
function onlyText(token: Token): string {
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  return inner
    .map((part) => {
      if (part.type !== 'text' && part.type !== 'escape') throw new Error(`styles do not nest: ${token.raw}`);
      return plain(part);
    })
    .join('');
}

function plain(token: Token): string {
  return (token as Tokens.Text).text.replaceAll('\n', ' ');
}
