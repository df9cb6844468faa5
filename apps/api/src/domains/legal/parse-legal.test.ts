import { legalDocument } from '@star-seekers/contracts';
import { expect, test } from 'vitest';
import { parseLegal } from './parse-legal.ts';

test('headings, paragraphs, lists and styles become plain data', () => {
  const source = `# Terms

Read **these** and _those_, or \`GET\` them.
They go on.

## Part

- one [page](/refunds)
- two

### Smaller

1. first

> A quote.
`;
  expect(parseLegal(source, 'terms')).toEqual({
    title: 'Terms',
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { text: 'Read ' },
          { text: 'these', style: 'strong' },
          { text: ' and ' },
          { text: 'those', style: 'emphasis' },
          { text: ', or ' },
          { text: 'GET', style: 'code' },
          { text: ' them. They go on.' },
        ],
      },
      { kind: 'heading', level: 2, spans: [{ text: 'Part' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: 'one ' }, { text: 'page', href: '/refunds' }], [{ text: 'two' }]],
      },
      { kind: 'heading', level: 3, spans: [{ text: 'Smaller' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'first' }]] },
      { kind: 'paragraph', spans: [{ text: 'A quote.' }] },
    ],
  });
});

test('a file without a first heading uses its name as the title', () => {
  expect(parseLegal('Nothing to add.', 'privacy').title).toBe('privacy');
  expect(parseLegal('', 'privacy')).toEqual({ title: 'privacy', blocks: [] });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an inline tag', 'Hello <img src=x onerror=alert(1)> there'],
  ['a picture', '![logo](https://tracker.example/x.png)'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
])('%s is kept as plain text', (_, source) => {
  const { blocks } = parseLegal(source, 'terms');
  const text = blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.spans.map((span) => span.text) : []))
    .join('');
  expect(text).toBe(source);
});

test.each([
  ['https://example.com/a?b=c', true],
  ['mailto:crew@example.com', true],
  ['/settings?tab=account', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['terms.md', false],
])('a link to %s is kept as a link: %s', (address, isLink) => {
  const { blocks } = parseLegal(`[words](<${address}>)`, 'terms');
  expect(blocks).toEqual([{ kind: 'paragraph', spans: [{ text: 'words', ...(isLink && { href: address }) }] }]);
});

test('unusual markup parses to a valid document', () => {
  const source =
    '# T\n\n***both*** &amp; \\* <b>x</b>\n\n---\n\n- a\n  - b\n\n```\ncode\n```\n\n[x]: https://x.example\n\n[x] ~~gone~~  \nnext';
  const document = { ...parseLegal(source, 'terms'), language: 'en' };
  expect(legalDocument.parse(document)).toEqual(document);
});
