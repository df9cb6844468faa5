import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const games = join(here, '../../../packages/games/src');

function propertiesIn(css: string, pattern: RegExp): Set<string> {
  return new Set([...css.matchAll(pattern)].map(([, name]) => name as string));
}

test('the style sheet has every token that the screens of the games refer to', () => {
  const tokens = propertiesIn(readFileSync(join(here, 'tokens.css'), 'utf8'), /(--[\w-]+):/g);
  const sources = globSync('**/*.{css,tsx}', { cwd: games }).map((file) => readFileSync(join(games, file), 'utf8'));
  const used = propertiesIn(sources.join('\n'), /var\((--[\w-]+)/g);
  // What a screen sets for itself is no token.
  const own = propertiesIn(sources.join('\n'), /(--[\w-]+)'?:/g);
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
});
