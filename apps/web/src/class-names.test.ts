import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('./**/*.module.css', { query: '?raw', import: 'default', eager: true });

const users = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, sheet]) => ({
    path,
    source,
    name: name ?? '',
    sheet: new URL(sheet ?? '', `file:///${path}`).pathname.replace(/^\//, './'),
  })),
);

test.each(users)('$path uses only classes that its style sheet has', ({ source, name, sheet }) => {
  const used = [...source.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))].map((match) => match[1]);
  const known = new Set([...(sheets[sheet] ?? '').matchAll(/\.([\w-]+)/g)].map((match) => match[1]));
  expect(used.filter((className) => !known.has(className))).toEqual([]);
});
