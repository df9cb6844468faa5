import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNondeterminism } from './determinism.ts';
import { loadedWith } from './import-graph.ts';
import { readRepository } from './repository.ts';

const root = join(import.meta.dirname, '../../..');
const { graph, hashes } = readRepository(root);

const REGISTRY = 'packages/games/src/registry.ts';
const registered = [...loadedWith(graph, REGISTRY)];
const simulations = registered.filter((file) => /^packages\/games\/src\/[^/]+\/sim\.ts$/.test(file));
const dealers = registered.filter((file) => /^packages\/games\/src\/[^/]+\/dealer\.ts$/.test(file));
const loaded = new Set([...simulations, ...dealers].flatMap((file) => [...loadedWith(graph, file)]));
const code = [...loaded].filter((file) => file.endsWith('.ts'));

describe('the code that simulations and dealers load', () => {
  it('is all in the repository', () => {
    expect(simulations).toHaveLength(graph.get(REGISTRY)?.length ?? 0);
    expect(dealers.length).toBeGreaterThan(0);
    expect([...loaded].filter((file) => !hashes.has(file))).toEqual([]);
  });

  it.each(code)('%s computes the same in every engine', (file) => {
    expect(findNondeterminism(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    'Math.random()',
    'Math.sin(1)',
    'Math.pow(2, 0.5)',
    'Math.hypot(1, 2)',
    "Math['cos'](1)",
    'const { tan } = Math',
    'const maths = Math',
    '2 ** 0.5',
    'a **= 2',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'const since = performance.now() - a',
    'crypto.getRandomValues(new Uint8Array(1))',
    'new Intl.Collator()',
    'a.toLocaleString()',
    "'a'.localeCompare('b')",
    "'i'.toLocaleUpperCase()",
    'new Error().stack',
    '[10, 9].sort()',
    '[10, 9].toSorted()',
    'for (const key in {}) key',
    'const set = new Set([2, 1]); for (const one of set) a += one',
    'const set = new Set([2, 1]); const list = [...set]',
    'const map = new Map(); map.forEach(() => (a += 1))',
    'setTimeout(() => (a = 2), 0)',
    'queueMicrotask(() => (a = 2))',
    'requestAnimationFrame(() => (a = 2))',
    'Promise.resolve(1)',
    'await a',
    "import('./other.ts')",
    'import.meta.url',
    'process.env',
    'globalThis.a',
    'navigator.language',
    "localStorage.getItem('a')",
    "fetch('/')",
    "eval('1')",
    "new Function('return 1')",
    'new WeakRef({}).deref()',
    'let kept = 0',
    'var kept = 0',
  ])('finds %s', (planted) => {
    expect(findNondeterminism('sample.ts', `const a = 1;\n${planted};`)).toContainEqual(
      expect.stringMatching(/^sample\.ts:2: /),
    );
  });

  it.each([
    'Math.floor(Math.sqrt(2) * 3) % 5',
    'const own = { window: 1, stack: [] }; own.window',
    'const set = new Set([1]); set.has(1)',
    '[10, 9].toSorted((one, other) => one - other)',
    'Object.keys({ b: 1, a: 1 }).toSorted()',
    'interface Clock { readonly Date: number }',
  ])('accepts %s', (exact) => {
    expect(findNondeterminism('sample.ts', exact)).toEqual([]);
  });
});
