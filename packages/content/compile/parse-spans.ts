import type { Token, Tokens } from 'marked';
import type { CodexSpan } from '../src/codex-model.ts';

/** Anchor of a heading, as in markdown viewers: lower case, without punctuation, words joined by hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

/** Spans of inline markdown: text, emphasis, strong and links to other entries. @throws {Error} on anything else */
export function parseSpans(tokens: readonly Token[]): CodexSpan[] {
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
