import { expect, it } from 'vitest';
import { parseEntry } from '../compile/parse-entry.ts';
import { alignWith, codexLanguages, readCodex } from '../compile/read-codex.ts';
import { textOfEntry } from './codex.ts';
import { codex } from './english-codex.ts';

const translated = codexLanguages.filter((language) => language !== 'en');

it.each(translated)('the codex in %s has the structure, links and figures of the original', (language) => {
  const translation = readCodex(language);
  expect(translation.map(({ id }) => id)).toEqual(codex.map(({ id }) => id));
  for (const [at, entry] of translation.entries()) {
    expect.soft(entry.sections.map(({ anchor }) => anchor)).toEqual(codex[at]?.sections.map(({ anchor }) => anchor));
    expect.soft(textOfEntry(entry)).not.toMatch(/[*_#`<>[\]]|&\w+;|\.md\b/);
    // Names alone may be the same in both languages.
    expect.soft(entry.summary).not.toBe(codex[at]?.summary);
  }
});

const entry = (body: string, category = 'worlds') =>
  parseEntry('kiln.md', `---\nid: kiln\ntitle: Kiln\ncategory: ${category}\nsummary: Hot.\n---\n\n${body}\n`);

const original = entry('About 30,000 stones and [a gate](anvil.md).\n\n## Fire\n\n- **Heat** 31 days');

it('a translation has the anchors of the original', () => {
  const translation = entry('Etwa 30.000 Steine und [ein Tor](anvil.md).\n\n## Feuer\n\n- **Hitze** 31 Tage');
  expect(alignWith([original], [translation])[0]?.sections).toMatchObject([{ anchor: 'fire', heading: 'Feuer' }]);
});

it('a translation may write a month and a magnitude as figures', () => {
  const english = entry('61 million since 2 May B90.');
  expect(alignWith([english], [entry('B90 年 5 月 2 日から 6100 万。')])).toHaveLength(1);
});

it.each([
  ['another category', entry('', 'ships'), 'kiln has another category'],
  ['no section', entry('Etwa 30.000 Steine und [ein Tor](anvil.md).'), 'kiln has another number of sections'],
  [
    'another block',
    entry('> Etwa 30.000 Steine und [ein Tor](anvil.md).\n\n## Feuer\n\n- **Hitze** 31 Tage'),
    'kiln: quote instead of paragraph',
  ],
  [
    'another link',
    entry('Etwa 30.000 Steine und [ein Tor](tarn.md).\n\n## Feuer\n\n- **Hitze** 31 Tage'),
    'kiln: links are tarn instead of anvil',
  ],
  [
    'another figure',
    entry('Etwa 3.000 Steine und [ein Tor](anvil.md).\n\n## Feuer\n\n- **Hitze** 31 Tage'),
    'kiln: figures are 3000 instead of 30000',
  ],
])('a translation with %s is refused', (_, translation, problem) => {
  expect(() => alignWith([original], [translation])).toThrow(problem);
});
