import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPaths } from './repository.ts';

/** A wrong citation: in a row of `docs/spec`, or in a line of code that cites one. */
interface SpecProblem {
  readonly line: number;
  readonly problem: string;
}

/** A path of this repository and the test titles after it: `apps/web/src/a.test.ts`: "opens", "closes". */
const PATH = /`((?:apps|packages|docs|scripts)\/[^`]+)`(?:: ((?:"[^"]+"(?:, )?)+))?/g;

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** A row of statements: id, statement, where, shown by. (A row of figures has three columns.) */
const STATEMENT = /^\| [GP]\d+\.\d+[a-z]? (?:\|[^|]*){3}\|$/;

/** A statement that was added between others has a letter: `P2.21a`. */
const ROW_ID = /^\| ([GP]\d+\.\d+[a-z]?) \|/gm;

const CITED_ID = /(?<![\w.])[GP]\d+\.\d+[a-z]?(?!\w|\.\d)/g;

/** The ids of the statements and figures in a document. @throws {Error} on a duplicate id */
function specIds(document: string): Set<string> {
  const ids = new Set<string>();
  for (const [, id = ''] of document.matchAll(ROW_ID)) {
    if (ids.has(id)) throw new Error(`${id} is used twice`);
    ids.add(id);
  }
  return ids;
}

/**
 * Checks that the files and tests cited by a document exist, and that every statement cites a test.
 * @param read returns the text of a file, `'folder'` for a folder, undefined for a missing path
 */
function findRowProblems(document: string, read: (path: string) => string | undefined): SpecProblem[] {
  return document.split('\n').flatMap((text, index) => {
    const cited = [...text.matchAll(PATH)];
    const problems = cited.flatMap(([, path = '', titles = '']) => problemsOf(path, titles, read));
    if (STATEMENT.test(text) && !cited.some(([, path = '']) => TEST_FILE.test(path))) {
      problems.push('the statement cites no test');
    }
    return problems.map((problem) => ({ line: index + 1, problem }));
  });
}

/** Finds citations of unknown ids. */
function findUnknownIds(code: string, ids: ReadonlySet<string>): SpecProblem[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(CITED_ID)]
        .filter(([id]) => !ids.has(id))
        .map(([id]) => ({ line: index + 1, problem: `there is no ${id}` })),
    );
}

function problemsOf(path: string, titles: string, read: (path: string) => string | undefined): string[] {
  const content = read(path);
  if (content === undefined) return [`${path} does not exist`];
  const cited = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
  if (cited.length > 0 && !TEST_FILE.test(path)) return [`${path} is not a test file`];
  return cited.filter((title) => !hasTest(content, title)).map((title) => `${path} has no test "${title}"`);
}

/** Whether a quoted text of the file begins with the title: a suffix added to a title breaks no citation. */
function hasTest(content: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => content.includes(`${quote}${title}`));
}

const root = join(import.meta.dirname, '../../..');

function read(path: string): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? 'folder' : readFileSync(file, 'utf8');
}

describe('docs/spec (C 16)', () => {
  const documents = globSync('docs/spec/*.md', { cwd: root }).map((path) => read(path) ?? '');

  it('cites only files and tests that exist, and a test for every statement', () => {
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap((document) => findRowProblems(document, read))).toEqual([]);
  });

  it('has every id that code, styles and documents cite', () => {
    const ids = new Set(documents.flatMap((document) => [...specIds(document)]));
    const problems = repositoryPaths(root)
      .filter((path) => /\.(?:tsx?|css|md)$/.test(path) && !path.includes('config/src/specification'))
      .flatMap((path) => findUnknownIds(read(path) ?? '', ids).map((problem) => ({ path, ...problem })));
    expect(problems).toEqual([]);
  });

  it('has no figure that no test compares with the code', () => {
    const figures = documents.flatMap((document) => [...document.matchAll(/^\| (\w+\.\w+) \| [^|]+ \| [^|]+ \|$/gm)]);
    const tests = repositoryPaths(root).filter((path) => path.endsWith('.test.ts'));
    const compared = new Set(
      tests.flatMap((path) => (read(path) ?? '').match(/(?<=')[GP]\d+\.\d+[a-z]?(?=':)/g) ?? []),
    );
    expect(figures.map(([, id = '']) => id).filter((id) => !compared.has(id))).toEqual([]);
  });
});

describe('the check of its rows', () => {
  const files: Readonly<Record<string, string>> = {
    'apps/a.ts': 'code',
    'apps/a.test.ts': "test('it works', () => {}); test.each([])('%s too', () => {});",
    'apps/b': 'folder',
  };
  const check = (row: string) => findRowProblems(row, (path) => files[path]).map(({ problem }) => problem);

  it('accepts existing files, folders, titles and beginnings of titles', () => {
    expect(check('| G1.1 | x | `apps/a.ts`, `apps/b` | `apps/a.test.ts`: "it works", "%s" |')).toEqual([]);
  });

  it('requires a test for every statement, also with a letter (E 7), and none for a figure', () => {
    expect(check('| id | statement | where | shown by |')).toEqual([]);
    expect(check('| --- | --- | --- | --- |')).toEqual([]);
    expect(check('| G1.1 | x | `apps/a.ts` | |')).toEqual(['the statement cites no test']);
    expect(check('| G1.1a | x | `apps/a.ts` | |')).toEqual(['the statement cites no test']);
    expect(check('| G1.20 | Canvas | 960 × 640 px |')).toEqual([]);
  });

  it('reports the line and the missing file or title', () => {
    expect(findRowProblems('\n`apps/c.ts`', (path) => files[path])).toEqual([
      { line: 2, problem: 'apps/c.ts does not exist' },
    ]);
    expect(check('`apps/a.test.ts`: "it works", "it flies"')).toEqual(['apps/a.test.ts has no test "it flies"']);
    expect(check('`apps/a.ts`: "it works"')).toEqual(['apps/a.ts is not a test file']);
  });
});

describe('the check of citations in code', () => {
  const ids = specIds('| G1.1 | x | y | z |\n| G1.1b | x | y | z |\n| G1.20 | x | y |\n');

  it('accepts known ids, and other names with a letter and a dot', () => {
    expect(findUnknownIds('(`G1.1`), (G1.20), G1.1b: FLAG1.2, v1.G1.3, G1.1.4', ids)).toEqual([]);
  });

  it.each(['G1.2', 'G1.1a', 'G1.20b'])('reports the line of the unknown id %s (E 7)', (id) => {
    const problem = { line: 2, problem: `there is no ${id}` };
    expect(findUnknownIds(`\n/** Two lives (\`${id}\`). */`, ids)).toEqual([problem]);
    expect(findUnknownIds(`\nSee ${id}.`, ids)).toEqual([problem]);
  });

  it.each(['G1.1', 'G1.1c'])('refuses the id %s twice (E 7)', (id) => {
    expect(() => specIds(`| ${id} | x | y | z |\n| G1.3 | x | y | z |\n| ${id} | x | y | z |\n`)).toThrow(id);
  });
});
