import { describe, expect, it } from 'vitest';
import { parseEntry } from '../compile/parse-entry.ts';

const HEAD = 'id: the-mill\ntitle: The Mill\ncategory: worlds\nsummary: A belt.';

const entry = (body: string, head = HEAD) => parseEntry('the-mill.md', `---\n${head}\n---\n\n${body}\n`);

describe('an entry', () => {
  it('becomes typed data: fields, lead, sections, styles, links, quotes and facts', () => {
    const body = [
      'Four thousand rocks,\n_charted_ by [Tarn](tarn.md).',
      "## Roe's Tug\n\n> Mind [the rent](the-crossing.md#the-rent).",
      '- **Length** 21 m\n- **Built** at [Anvil](anvil.md)',
    ];
    expect(entry(body.join('\n\n'), `${HEAD}\nfaction: mud`)).toEqual({
      id: 'the-mill',
      title: 'The Mill',
      category: 'worlds',
      faction: 'mud',
      summary: 'A belt.',
      lead: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'Four thousand rocks, ' },
            { text: 'charted', style: 'emphasis' },
            { text: ' by ' },
            { text: 'Tarn', to: 'tarn' },
            { text: '.' },
          ],
        },
      ],
      sections: [
        {
          anchor: 'roes-tug',
          heading: "Roe's Tug",
          blocks: [
            { kind: 'quote', spans: [{ text: 'Mind ' }, { text: 'the rent', to: 'the-rent' }, { text: '.' }] },
            {
              kind: 'facts',
              facts: [
                { name: 'Length', value: [{ text: '21 m' }] },
                { name: 'Built', value: [{ text: 'at ' }, { text: 'Anvil', to: 'anvil' }] },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['a field is missing', 'Text.', 'id: the-mill\ntitle: The Mill\ncategory: worlds', 'summary'],
    ['a field is unknown', 'Text.', `${HEAD}\nauthor: Roe`, 'author'],
    ['the category is unknown', 'Text.', HEAD.replace('worlds', 'moons'), 'category'],
    ['the faction is unknown', 'Text.', `${HEAD}\nfaction: crows`, 'faction'],
    ['the summary is long', 'Text.', `${HEAD}${' Long.'.repeat(40)}`, 'summary'],
    ['the id is not the name of the file', 'Text.', HEAD.replace('the-mill', 'the-moon'), 'its id is the-moon'],
    ['a link leads out of the codex', 'See [it](https://example.org).', HEAD, 'https://example.org'],
    ['a heading has another level', '### Dust\n\nText.', HEAD, 'second level'],
    ['an item has no name', '- dust', HEAD, '**Name** value'],
    ['styles nest', '[**Tarn**](tarn.md)', HEAD, 'do not nest'],
    ['there is markup', '<b>Text</b>', HEAD, 'html'],
    ['there is code', 'Some `code`.', HEAD, 'codespan'],
  ])('is refused with the name of the file when %s', (_, body, head, problem) => {
    expect(() => entry(body, head)).toThrow(new RegExp(`^the-mill\\.md: [^]*${problem.replaceAll('*', '\\*')}`));
  });

  it('is refused without front matter', () => {
    expect(() => parseEntry('the-mill.md', 'Text.')).toThrow('the-mill.md: the front matter is missing');
  });
});
