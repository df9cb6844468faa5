import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync, Visitor } from 'oxc-parser';
import i18nextConfig from '../../../i18next.config.ts';
import { baseKey, compareTexts, flattenTexts, type Texts } from './translations.ts';

const root = join(import.meta.dirname, '../../..');
const languages = i18nextConfig.locales.filter((locale) => locale !== 'en');

/** The English files: one for each namespace, and those of each game. */
const sources = globSync(
  [
    '{apps/web,packages/games}/src/i18n/en/*.json',
    'apps/web/src/bridge/texts/en/*.json',
    'packages/games/src/*/texts/en/*.json',
    'packages/stage/src/texts/en/*.json',
  ],
  {
    cwd: root,
  },
);

function readTexts(file: string): Texts {
  return flattenTexts(JSON.parse(readFileSync(join(root, file), 'utf8')) as object);
}

/** Namespaces of a game's files that are called otherwise. */
const NAMESPACES: Readonly<Record<string, string>> = { listing: 'catalog', game: 'games' };

/** Namespace and prefix of the keys of a file; keys of a game begin with its slug. */
function prefixOf(source: string): string {
  const [, slug, file] = /^packages\/games\/src\/([\w-]+)\/texts\/en\/(\w+)\.json$/.exec(source) ?? [];
  if (slug && file === 'conditions') return `games:${slug}.conditions.`;
  if (slug) return `${NAMESPACES[file ?? ''] ?? file}:${slug}.`;
  const namespace = basename(source, '.json');
  return `${['screen', 'stage'].includes(namespace) ? 'games' : namespace}:`;
}

describe('the translations', () => {
  it('are in seven languages', () => {
    expect(i18nextConfig.locales).toEqual(['en', 'de', 'es', 'fr', 'pt-BR', 'ja', 'ar']);
  });

  it('are found', () => {
    expect(sources.length).toBeGreaterThan(15);
  });

  describe.each(languages)('in %s', (language) => {
    it.each(sources)('are complete for %s', (source) => {
      const file = source.replace('/en/', `/${language}/`);
      expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
      expect(compareTexts(readTexts(source), readTexts(file), language)).toEqual([]);
    });

    it('have the lines of the trailer', () => {
      expect(existsSync(join(root, `packages/art/film/trailer.${language}.vtt`))).toBe(true);
    });
  });

  it('have no unused key', () => {
    const used = globSync('{apps/web,packages/{games,stage}}/src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readUsedKeys(file, readFileSync(join(root, file), 'utf8')));
    // Which conditions there are is data: `conditions.test.ts` of the games says them all.
    const named = sources.filter((source) => !source.endsWith('/conditions.json'));
    const keys = named.flatMap((source) =>
      [...readTexts(source).keys()].map((key) => `${prefixOf(source)}${baseKey(key)}`),
    );
    expect(unusedKeys(keys, used)).toEqual([]);
  });
});

describe('the comparison', () => {
  const source = flattenTexts({
    a: { hello: 'Hello {{name}}' },
    ships_one: '{{count}} ship',
    ships_other: '{{count}} ships',
  });

  it.each([
    ['de', { a: { hello: 'Hallo {{name}}' }, ships_one: '{{count}} Schiff', ships_other: '{{count}} Schiffe' }, []],
    ['ja', { a: { hello: '{{name}}さん' }, ships_other: '{{count}} 隻' }, []],
    [
      'ja',
      { a: { hello: '{{name}}さん' }, ships_one: 'x', ships_other: '{{count}} 隻' },
      ['ships_one is not in English'],
    ],
    [
      'de',
      { a: { hello: 'Hallo' }, ships_one: ' ', extra: 'x' },
      ['a.hello has other placeholders', 'ships_one is empty', 'ships_other is missing', 'extra is not in English'],
    ],
    [
      'ar',
      { a: { hello: '{{name}}' }, ships_one: 'x', ships_two: 'x', ships_few: 'x', ships_other: 'x' },
      ['ships_zero is missing', 'ships_many is missing'],
    ],
  ])('finds the problems in %s', (language, tree, problems) => {
    expect(compareTexts(source, flattenTexts(tree), language)).toEqual(problems);
  });

  it.each([
    ['Nobody plays {{game}} now.', ['a is in English']],
    ['Play {{game}} now', []],
    ['Star Seekers Puzzle', []],
  ])('finds sentences that are not translated: %s (F 10)', (text, problems) => {
    expect(compareTexts(flattenTexts({ a: text }), flattenTexts({ a: text }), 'de')).toEqual(problems);
  });
});

describe('the search for unused keys', () => {
  it.each([
    ["t('nav.home')", []],
    ["t('common:nav.home')", []],
    ['t(`nav.${place}`)', []],
    ['t(`common:nav.${place}`)', []],
    ['t(`common:${place}`)', []],
    ['t(`credits:nav.${place}`)', ['common:nav.home']],
    ['t(`${place}`)', ['common:nav.home']],
    ["t('nav')", ['common:nav.home']],
  ])('reads %s', (code, unused) => {
    expect(unusedKeys(['common:nav.home'], [readUsedKeys('sample.ts', code)])).toEqual(unused);
  });
});

/** Translation keys that a source file may use. */
interface UsedKeys {
  /** Every string literal. */
  readonly literals: ReadonlySet<string>;
  /** Template literals: any text may stand between the fixed parts. */
  readonly patterns: readonly RegExp[];
}

/** Reads the keys that a source file may use, with or without their namespace. */
function readUsedKeys(file: string, source: string): UsedKeys {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.add(node.value);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '');
      const [first = ''] = parts;
      if (parts.length === 1) literals.add(first);
      // A template without a namespace or a group would match every key.
      else if (/[.:]/.test(first) || parts.at(-1)?.startsWith('.')) {
        const namespace = first.includes(':') ? '' : '[^:]+:';
        patterns.push(new RegExp(`^${namespace}${parts.map(escape).join('[^ ]+')}$`));
      }
    },
  }).visit(parseSync(file, source).program);
  return { literals, patterns };
}

/** The keys, each as `namespace:key`, that no source file uses. */
function unusedKeys(keys: Iterable<string>, used: readonly UsedKeys[]): string[] {
  const literals = new Set(used.flatMap(({ literals }) => [...literals]));
  const patterns = used.flatMap(({ patterns }) => patterns);
  return [...new Set(keys)].filter(
    (key) =>
      !literals.has(key) &&
      !literals.has(key.slice(key.indexOf(':') + 1)) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
