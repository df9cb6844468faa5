import { codex, findInCodex, searchTextOf } from '@star-seekers/content/codex';
import { expect, test } from 'vitest';
import { searchCodex } from './search-codex.ts';

const titles = (query: string) => searchCodex(codex, query).map(({ entry }) => entry.title);

test.each(['', '   ', 'no-such-word-anywhere'])('%j finds nothing', (query) => {
  expect(searchCodex(codex, query)).toEqual([]);
});

test('every entry is the first one found by its own title, in whatever case', () => {
  for (const { title } of codex) expect.soft(titles(title.toUpperCase())[0]).toBe(title);
});

test('all words must be there, in whatever order', () => {
  const found = searchCodex(codex, 'hammers gate');
  expect(found.length).toBeGreaterThan(0);
  for (const { entry } of found) {
    expect(searchTextOf(entry)).toContain('hammers');
    expect(searchTextOf(entry)).toContain('gate');
  }
  expect(new Set(titles('gate hammers'))).toEqual(new Set(titles('hammers gate')));
});

test('a section that has the words is the place, and its anchor leads there', () => {
  const hit = searchCodex(codex, 'frost deck')[0];
  expect(hit).toMatchObject({ anchor: 'frost-deck', heading: 'Frost Deck' });
  expect(findInCodex('frost-deck')?.entry).toBe(hit?.entry);
});

test('excerpts show the word that was looked for and stay one line long', () => {
  for (const query of ['slipway', 'rivets', 'consignment']) {
    for (const { excerpt } of searchCodex(codex, query)) {
      expect.soft(excerpt.toLowerCase()).toContain(query);
      expect.soft(excerpt.length).toBeLessThan(160);
    }
  }
});
