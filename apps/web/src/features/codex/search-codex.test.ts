import { searchTextOf } from '@star-seekers/content/codex';
import { codex, findInEnglish } from '@star-seekers/content/english-codex';
import { expect, test } from 'vitest';
import { searchCodex } from './search-codex.ts';

const titles = (query: string) => searchCodex(codex, query).map(({ entry }) => entry.title);

test.each(['', '   ', 'no-such-word-anywhere'])('%j finds nothing', (query) => {
  expect(searchCodex(codex, query)).toEqual([]);
});

test('a search for a title finds its entry first, in any letter case', () => {
  for (const { title } of codex) expect.soft(titles(title.toUpperCase())[0]).toBe(title);
});

test('a hit has all words, in any order', () => {
  const found = searchCodex(codex, 'hammers gate');
  expect(found.length).toBeGreaterThan(0);
  for (const { entry } of found) {
    expect(searchTextOf(entry)).toContain('hammers');
    expect(searchTextOf(entry)).toContain('gate');
  }
  expect(new Set(titles('gate hammers'))).toEqual(new Set(titles('hammers gate')));
});

test('a hit points to the section that has the words', () => {
  const hit = searchCodex(codex, 'frost deck')[0];
  expect(hit).toMatchObject({ anchor: 'frost-deck', heading: 'Frost Deck' });
  expect(findInEnglish('frost-deck')?.entry).toBe(hit?.entry);
});

test('excerpts contain the searched word and stay below 160 characters', () => {
  for (const query of ['slipway', 'rivets', 'consignment']) {
    for (const { excerpt } of searchCodex(codex, query)) {
      expect.soft(excerpt.toLowerCase()).toContain(query);
      expect.soft(excerpt.length).toBeLessThan(160);
    }
  }
});
