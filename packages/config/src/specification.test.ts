import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPaths } from './repository.ts';
import { findRowProblems, findUnknownIds, specIds } from './specification.ts';

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
