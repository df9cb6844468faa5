import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { repositoryPaths } from './repository.ts';

const root = join(import.meta.dirname, '../../..');
const server = repositoryPaths(root).filter((file) => /^apps\/api\/src\/(?!testing\/).*(?<!\.test)\.ts$/.test(file));

/** The machine's clock. What may import it is a rule of `import-rules.ts`. */
const CLOCK = 'apps/api/src/platform/clock.ts';

/** What converts a given time. */
const CONVERSIONS = new Set(['UTC', 'parse']);

/** Finds code that asks the machine for the present. @returns each place as `file:line` */
function findPresent(file: string, source: string): string[] {
  const found: string[] = [];
  const conversions = new Set<number>();
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (given.length > 0) conversions.add(callee.start);
    },
    MemberExpression({ object, property, computed }) {
      if (!computed && property.type === 'Identifier' && CONVERSIONS.has(property.name)) conversions.add(object.start);
    },
    TSTypeReference({ typeName }) {
      conversions.add(typeName.start);
    },
    Identifier({ name, start }) {
      if (!['Date', 'Temporal', 'timeOrigin'].includes(name) || conversions.has(start)) return;
      found.push(`${file}:${source.slice(0, start).split('\n').length}`);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const tests = repositoryPaths(root).filter((file) => /\.test\.tsx?$|\/testing\/.*\.tsx?$/.test(file));

describe('a test', () => {
  it('has no time limit of its own: `vi.waitFor` and `vi.waitUntil` give up after a second', () => {
    const impatient = tests.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split(/(?=\bvi\.wait(?:For|Until)\()/)
        .filter((part) => part.startsWith('vi.wait') && !part.slice(0, 400).includes('timeout: 60_000'))
        .map((part) => `${file}: ${part.slice(0, 60)}`),
    );
    expect(tests.length).toBeGreaterThan(300);
    expect(impatient).toEqual([]);
  });
});

describe('the server', () => {
  it('asks for the present in one place', () => {
    expect(server.length).toBeGreaterThan(200);
    expect(server.flatMap((file) => findPresent(file, readFileSync(join(root, file), 'utf8')))).toEqual([
      expect.stringContaining(`${CLOCK}:`),
    ]);
  });

  it.each(['Date.now()', 'new Date()', 'Date()', 'const { now } = Date', 'a ?? Date.now', 'performance.timeOrigin'])(
    'is searched for %s',
    (planted) => {
      expect(findPresent('x.ts', `const a = 1;\n${planted};`)).toEqual(['x.ts:2']);
    },
  );

  it.each(['new Date(a).toISOString()', 'Date.UTC(2026, 1)', "Date.parse('')", 'const at: Date = a', 'clock.now()'])(
    'may convert a time: %s',
    (conversion) => {
      expect(findPresent('x.ts', conversion)).toEqual([]);
    },
  );
});
