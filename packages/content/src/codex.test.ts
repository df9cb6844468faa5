import { describe, expect, it } from 'vitest';
import { problemsOf, wordCount } from '../compile/codex-problems.ts';
import { CODEX_CATEGORIES, searchTextOf, textOfEntry } from './codex.ts';
import { codex, findInEnglish } from './english-codex.ts';

describe('the codex', () => {
  it('has no problems', () => {
    expect(problemsOf(codex)).toEqual([]);
  });

  it('has at least 5500 words', () => {
    expect(wordCount(codex)).toBeGreaterThanOrEqual(5500);
  });

  it('groups its entries by category, in the order of the categories', () => {
    const order = codex.map(({ category }) => CODEX_CATEGORIES.indexOf(category));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(CODEX_CATEGORIES.length);
  });

  it('has at least three entries on each of the three powers', () => {
    for (const faction of ['mud', 'oni', 'ustur'] as const) {
      expect(codex.filter((entry) => entry.faction === faction).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('contains no markup', () => {
    for (const entry of codex) expect(textOfEntry(entry)).not.toMatch(/[*_#`<>[\]]|&\w+;|\.md\b/);
  });
});

describe('the codex', () => {
  it('resolves anchors of entries and sections', () => {
    expect(findInEnglish('ship-that-never-was')).toBeUndefined();
    expect(findInEnglish('the-lamp')?.entry.title).toBe('The Lamp');
    expect(findInEnglish('awl-scout')).toMatchObject({ entry: { id: 'mud-ships' }, section: { heading: 'Awl scout' } });
  });

  it('is searched by words of text, facts and headings', () => {
    const found = (words: string) => codex.filter((entry) => searchTextOf(entry).includes(words)).map(({ id }) => id);
    expect(found('knees are always older')).toEqual(['ustur']);
    expect(found('register mark c11')).toEqual(['ustur-ships']);
    expect(found('salt aurora')).toContain('phenomena');
  });
});
