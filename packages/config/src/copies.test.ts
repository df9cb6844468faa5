import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCopies } from './copies.ts';

const root = join(import.meta.dirname, '../../..');
const FOLDERS = 'packages/games/src/*/**/*.{ts,tsx}';
/** What all games share, and the facts of each, which are data. */
const OTHERS = /^packages\/games\/src\/(?:stage|screen|picture|i18n|testing)\/|\/listing\.ts$|\/layers\/depth\.ts$/;

const folderOf = (file: string) => file.split('/')[3] ?? '';

function sources(): Map<string, string> {
  const files = globSync(FOLDERS, { cwd: root }).filter((file) => !OTHERS.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

describe('the games', () => {
  it('copy nothing from each other: what two of them need is in what they share', () => {
    expect(sources().size).toBeGreaterThan(200);
    expect(findCopies(sources(), folderOf)).toEqual([]);
  });
});

describe('the search for copies', () => {
  const lines = (name: string, number: number) =>
    Array.from({ length: 10 }, (_, line) => `const ${name}${line} = ${name}(${number + line}, '${name}');`).join('\n');
  const found = (one: string, other: string) =>
    findCopies(
      new Map([
        ['a/x.ts', one],
        ['b/y.ts', other],
      ]),
      (file) => file[0] ?? '',
    );

  it('sees through names, numbers, texts, comments and blank lines', () => {
    expect(found(lines('ship', 0), `// other\n\n${lines('card', 50)}`)).toEqual([
      { one: 'a/x.ts:1', other: 'b/y.ts:3' },
    ]);
  });

  it('lets nine lines be', () => {
    expect(found(lines('ship', 0).split('\n').slice(1).join('\n'), lines('card', 0))).toEqual([]);
  });

  it('lets lists be, and objects of figures', () => {
    const facts = ['[', ...Array.from({ length: 5 }, (_, item) => `a${item},\nb: -${item}.5,\n'c-d': 1_000,`)];
    expect(found(facts.join('\n'), facts.join('\n').replaceAll('a', 'z'))).toEqual([]);
  });

  it('tells apart what names are used for', () => {
    expect(found(lines('ship', 0), lines('card', 0).replaceAll('= card(', '= card0('))).toEqual([]);
  });

  it('lets a part repeat itself', () => {
    expect(
      findCopies(
        new Map([
          ['a/x.ts', lines('ship', 0)],
          ['a/y.ts', lines('card', 0)],
        ]),
        (file) => file[0] ?? '',
      ),
    ).toEqual([]);
  });
});
