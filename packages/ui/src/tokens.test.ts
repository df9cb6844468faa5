import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;

/** Custom properties set by Base UI. */
const OF_BASE_UI = /^--(?:anchor|available|active-tab|toast)-/;

function propertiesIn(css: string, pattern: RegExp): Set<string> {
  return new Set([...css.matchAll(pattern)].map(([, name]) => name as string));
}

test.for(['apps/web', 'apps/sandbox', 'packages/games', 'packages/ui'])(
  'tokens.css defines every token used in %s',
  (part) => {
    const folder = join(here, '../../..', part, 'src');
    const tokens = propertiesIn(readFileSync(join(here, 'tokens.css'), 'utf8'), /(--[\w-]+):/g);
    const sources = globSync('**/*.{css,tsx}', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    // A property with a fallback need not be defined.
    const used = propertiesIn(sources, /var\((--[\w-]+)\)/g);
    // Properties that a component sets itself are not tokens.
    const own = propertiesIn(sources, /(--[\w-]+)'?:/g);
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((name) => !tokens.has(name) && !own.has(name) && !OF_BASE_UI.test(name))).toEqual([]);
  },
);
