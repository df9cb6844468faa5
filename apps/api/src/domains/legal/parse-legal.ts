import type { LegalBlock, LegalDocument, LegalSpan } from '@star-seekers/contracts';
import { type Token, type Tokens, lexer } from 'marked';

/**
 * Parses an operator's markdown: headings, paragraphs, lists, strong, emphasis, code and links. HTML and all other markup is kept as
 * plain text; links with a disallowed scheme become text.
 * @param name title of a file without a first heading
 */
export function parseLegal(source: string, name: string): Omit<LegalDocument, 'language'> {
  const [first, ...rest] = lexer(source).filter(({ type }) => !SKIPPED_TOKENS.has(type));
  const hasTitle = first?.type === 'heading' && (first as Tokens.Heading).depth === 1;
  const body = hasTitle || !first ? rest : [first, ...rest];
  return { title: hasTitle ? (first as Tokens.Heading).text : name, blocks: body.flatMap(blocksOf) };
}

/** Whitespace, rules, and link definitions, which are already resolved. */
const SKIPPED_TOKENS: ReadonlySet<string> = new Set(['space', 'hr', 'def']);

function blocksOf(token: Token): LegalBlock[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      return [{ kind: 'heading', level: depth > 2 ? 3 : 2, spans: spansOf(tokens) }];
    }
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf((token as Tokens.Paragraph).tokens) }];
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.filter(({ type }) => !SKIPPED_TOKENS.has(type)).flatMap(blocksOf);
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map(({ tokens }) => spansOf(tokens)) }];
    }
    default:
      return [{ kind: 'paragraph', spans: [{ text: token.raw.trim() }] }];
  }
}

function spansOf(tokens: readonly Token[], outer: Omit<LegalSpan, 'text'> = {}): LegalSpan[] {
  return tokens.flatMap((token): LegalSpan[] => {
    switch (token.type) {
      case 'em':
        return spansOf((token as Tokens.Em).tokens, { ...outer, style: 'emphasis' });
      case 'strong':
        return spansOf((token as Tokens.Strong).tokens, { ...outer, style: 'strong' });
      case 'link': {
        const { href, tokens: label } = token as Tokens.Link;
        return spansOf(label, isSafeAddress(href) ? { ...outer, href } : outer);
      }
      case 'codespan':
        return [{ text: (token as Tokens.Codespan).text, ...outer, style: 'code' }];
      case 'br':
        return [{ text: ' ' }];
      case 'text':
      case 'paragraph': {
        const { tokens: inner, text } = token as Tokens.Text;
        return inner ? spansOf(inner, outer) : [{ text: text.replaceAll('\n', ' '), ...outer }];
      }
      case 'escape':
        return [{ text: (token as Tokens.Escape).text, ...outer }];
      default:
        return [{ text: token.raw, ...outer }];
    }
  });
}

/** Allowed link targets: pages of the hub, http(s) and mailto. */
function isSafeAddress(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true;
  return URL.canParse(href) && ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol);
}
