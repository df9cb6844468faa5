import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Two places, as `file:line`, whose lines differ only in names, numbers and texts. */
interface Copy {
  readonly one: string;
  readonly other: string;
}

/** Number of lines that are compared at a time. */
const STRETCH = 10;

/** Lines of brackets, items of lists and figures of objects: they look alike everywhere. */
const SKIPPED = /^(?:[\])}>;,]*|[\w.'-]+,|\.\.\.[\w.]+,|[\w'-]+: -?[\d._]+,)$/;

/** Words of the language, which are part of the shape; every other name is replaced. */
const KEYWORDS = new Set(
  'any as async await boolean break case catch class const continue default do else export extends false finally for function get if implements in interface keyof let never new null number of private readonly return satisfies set static string switch this throw true try type typeof undefined unknown void while yield'.split(
    ' ',
  ),
);

/**
 * Finds ten lines in files of different parts that differ only in names, numbers and texts.
 * @param partOf the part that a file belongs to
 * @returns the first copy of every two files
 */
function findCopies(files: ReadonlyMap<string, string>, partOf: (file: string) => string): Copy[] {
  const seen = new Map<string, string>();
  const copies = new Map<string, Copy>();
  for (const [file, source] of files) {
    const lines = linesOf(source);
    for (let start = 0; start + STRETCH <= lines.length; start++) {
      const stretch = lines.slice(start, start + STRETCH);
      const key = shapeOf(stretch.map(({ text }) => text).join('\n'));
      const place = `${file}:${stretch[0]?.line ?? 0}`;
      const earlier = seen.get(key) ?? place;
      seen.set(key, earlier);
      const [earlierFile = ''] = earlier.split(':');
      if (partOf(earlierFile) === partOf(file)) continue;
      const pair = `${earlierFile} ${file}`;
      if (!copies.has(pair)) copies.set(pair, { one: earlier, other: place });
    }
  }
  return [...copies.values()];
}

/** The lines of a file without imports, comments and skipped lines. */
function linesOf(source: string): { readonly line: number; readonly text: string }[] {
  const blank = (removed: string) => removed.replaceAll(/[^\n]/g, '');
  return source
    .replaceAll(/^import\b[^;]*;|^export \{[^;]*;/gm, blank)
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => !SKIPPED.test(text));
}

/** Lines with texts and numbers blanked, and with names numbered in order of appearance. */
function shapeOf(lines: string): string {
  const numbers = new Map<string, number>();
  return lines
    .replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '""')
    .replaceAll(/\b\d[\d_.]*/g, '0')
    .replaceAll(/[A-Za-z_$#][\w$]*/g, (name) => {
      if (KEYWORDS.has(name)) return name;
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return `x${number}`;
    });
}

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
