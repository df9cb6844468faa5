import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCoverageProblems } from './spec-coverage.ts';

const root = join(import.meta.dirname, '../../..');

function read(path: string): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? 'folder' : readFileSync(file, 'utf8');
}

describe('docs/spec-coverage.md (C 16)', () => {
  it('cites only files and tests that exist', () => {
    const table = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');
    expect(findCoverageProblems(table, read)).toEqual([]);
  });
});

describe('the check of its citations', () => {
  const files: Readonly<Record<string, string>> = {
    'apps/a.ts': 'code',
    'apps/a.test.ts': "test('it works', () => {}); test.each([])('%s too', () => {});",
    'apps/b': 'folder',
  };
  const check = (row: string) => findCoverageProblems(row, (path) => files[path]).map(({ problem }) => problem);

  it('takes files, folders and titles that are there, or the beginning of one', () => {
    expect(check('| x | `apps/a.ts`, `apps/b` | `apps/a.test.ts`: "it works", "%s" |')).toEqual([]);
  });

  it('wants a test or a ruling in every row', () => {
    expect(check('| what | where | shown by |')).toEqual([]);
    expect(check('| --- | --- | --- |')).toEqual([]);
    expect(check('| x | `apps/a.ts` | |')).toEqual(['the row cites neither a test nor a ruling']);
    expect(check('| x (rulings) | `apps/a.ts` | |')).toEqual([]);
  });

  it('names the line and what is missing', () => {
    expect(findCoverageProblems('\n`apps/c.ts`', (path) => files[path])).toEqual([
      { line: 2, problem: 'apps/c.ts does not exist' },
    ]);
    expect(check('`apps/a.test.ts`: "it works", "it flies"')).toEqual(['apps/a.test.ts has no test "it flies"']);
    expect(check('`apps/a.ts`: "it works"')).toEqual(['apps/a.ts is no file of tests']);
  });
});
