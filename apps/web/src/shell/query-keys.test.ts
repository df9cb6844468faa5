import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** A query of an endpoint, within one declaration: its key and its options up to the request. */
const QUERY =
  /queryKey: (?<key>queryKeys(?:\.\w+)+)(?<options>(?:(?!queryKey|\n[})])[\s\S])*?)api\('(?<endpoint>\w+)'[^;]*/g;

test('what an endpoint answers is cached under one key (E 6)', () => {
  const keys = new Map<string, Set<string>>();
  for (const source of Object.values(sources)) {
    for (const [query, key = '', , endpoint = ''] of source.matchAll(QUERY)) {
      if (!query.includes('gcTime: 0')) keys.set(endpoint, (keys.get(endpoint) ?? new Set()).add(key));
    }
  }
  expect(keys.size).toBeGreaterThan(10);
  expect([...keys].filter(([, of]) => of.size > 1)).toEqual([]);
});
