import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeScratchFolder } from './scratch-folder.ts';
import { testsNeeded } from './statement-cover.ts';

const record = join(makeScratchFolder(), 'statements.jsonl');

function needed(
  asked: Readonly<Record<string, readonly [ms: number, ...statements: string[]]>>,
  always: string[] = [],
) {
  const lines = Object.entries(asked).map(([name, [ms, ...statements]]) =>
    JSON.stringify({ test: name, ms, statements }),
  );
  writeFileSync(record, `${lines.join('\n')}\n`);
  const tests = testsNeeded(record, always);
  return Object.keys(asked).filter((name) => tests.has(name));
}

test('of tests that run the same statements the fastest is needed, and every statement is run', () => {
  const asked = { slow: [900, 'a', 'b'], fast: [10, 'a', 'b'], more: [500, 'a', 'b', 'c'], none: [5] } as const;
  expect(needed({ slow: asked.slow, fast: asked.fast, none: asked.none })).toEqual(['fast']);
  expect(needed(asked)).toEqual(['fast', 'more']);
});

test('a test about what engines do in different ways is needed, and what it runs no other test has to', () => {
  expect(needed({ 'file.ts of two at once': [900, 'a'], 'file.ts of one': [10, 'a'] }, ['at once'])).toEqual([
    'file.ts of two at once',
  ]);
});

test('a test that did not run on SQLite is needed, and without any such run every test', () => {
  needed({ known: [10, 'a'] });
  expect(testsNeeded(record, []).has('new')).toBe(true);
  expect(testsNeeded(join(makeScratchFolder(), 'missing.jsonl'), []).has('known')).toBe(true);
});
