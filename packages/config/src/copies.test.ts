import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCopies } from './copies.ts';

const root = join(import.meta.dirname, '../../..');
const FOLDERS = 'packages/games/src/*/**/*.{ts,tsx}';
/** Code that all games share, and the data of each game: its listing, and the list of its commendations. */
const EXCLUDED =
  /^packages\/games\/src\/(?:stage|screen|picture|i18n|testing)\/|\/(?:listing|commendations)\.ts$|\/layers\/depth\.ts$/;

const folderOf = (file: string) => file.split('/')[3] ?? '';

function sources(): Map<string, string> {
  const files = globSync(FOLDERS, { cwd: root }).filter((file) => !EXCLUDED.test(file));
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

describe('the games', () => {
  it('contain no copies of each other: code that two games need is shared', () => {
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

  it('ignores names, numbers, texts, comments and blank lines', () => {
    expect(found(lines('ship', 0), `// other\n\n${lines('card', 50)}`)).toEqual([
      { one: 'a/x.ts:1', other: 'b/y.ts:3' },
    ]);
  });

  it('accepts nine equal lines', () => {
    expect(found(lines('ship', 0).split('\n').slice(1).join('\n'), lines('card', 0))).toEqual([]);
  });

  it('accepts equal lists and objects of figures', () => {
    const facts = ['[', ...Array.from({ length: 5 }, (_, item) => `a${item},\nb: -${item}.5,\n'c-d': 1_000,`)];
    expect(found(facts.join('\n'), facts.join('\n').replaceAll('a', 'z'))).toEqual([]);
  });

  it('distinguishes code that uses its names differently', () => {
    expect(found(lines('ship', 0), lines('card', 0).replaceAll('= card(', '= card0('))).toEqual([]);
  });

  it('accepts copies within one part', () => {
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
