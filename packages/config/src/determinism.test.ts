import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNondeterminism } from './determinism.ts';

const root = join(import.meta.dirname, '../../..');

const pureFiles = globSync(['packages/sim/src/*.ts', 'packages/games/src/*/{rules,sim,board}.ts'], {
  cwd: root,
}).filter((file) => !file.includes('.test.'));

describe('simulations', () => {
  it('are found', () => {
    expect(pureFiles).toContain('packages/games/src/space-snake/sim.ts');
    expect(pureFiles.length).toBeGreaterThan(10);
  });

  it.each(pureFiles)('%s computes the same in every engine', (file) => {
    expect(findNondeterminism(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    'Math.random()',
    'Math.sin(1)',
    'Math.hypot(1, 2)',
    "Math['cos'](1)",
    '2 ** 0.5',
    'a **= 2',
    'Date.now()',
    'performance.now()',
    'new Intl.Collator()',
    'for (const key in {}) key',
  ])('finds %s', (code) => {
    expect(findNondeterminism('sample.ts', `let a = 1;\n${code};`)).toEqual([expect.stringMatching(/^sample\.ts:2: /)]);
  });

  it('lets exact maths pass', () => {
    expect(findNondeterminism('sample.ts', 'Math.floor(Math.sqrt(2) * 3) % 5;')).toEqual([]);
  });
});
