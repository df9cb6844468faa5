import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** Read from disk: without a browser an imported style sheet is empty, even with `?raw`. */
const readSheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const users = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].map(([, name, sheet]) => ({
    path,
    source,
    name: name ?? '',
    sheet: new URL(sheet ?? '', `file:///${path}`).pathname.replace(/^\//, './'),
  })),
);

test.each(users)('$path uses only classes that its style sheet has', ({ source, name, sheet }) => {
  const code = source.replaceAll(/^import .*$/gm, '');
  const used = [...code.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))].map((match) => match[1]);
  const known = new Set([...readSheet(sheet).matchAll(/\.([\w-]+)/g)].map((match) => match[1]));
  expect(used.filter((className) => !known.has(className))).toEqual([]);
});
