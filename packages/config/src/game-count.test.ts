import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPaths } from './repository.ts';

const root = join(import.meta.dirname, '../../..');
const REGISTRY = readFileSync(join(root, 'packages/games/src/registry.ts'), 'utf8');
const GAMES = [...REGISTRY.matchAll(/^export \{/gm)].length;

/** Files that number games on purpose, with the reason. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  'packages/games/src/games-of-day.ts': 'names the games of a day',
  'packages/games/src/record-commendations.ts': 'names the first six games, of which commendations speak',
  'packages/config/src/game-count.test.ts': 'shows what is refused',
};

/** Texts that speak of a number of games, and keep it when there are more. */
const FIXED_WORDS = [
  /first six games/g,
  // The trailer's voice.
  /Six games\. Every run is checked, every name is on the board/g,
];

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** What takes the number of games, or the id of the last one, for granted, with what to write instead. */
function rulesFor(games: number): readonly (readonly [RegExp, string])[] {
  const ids = Array.from({ length: games }, (_, index) => `['"]?${index + 1}['"]?`).join(', ?');
  const count = `(?:${games}|${WORDS[games] ?? games})`;
  return [
    [new RegExp(String.raw`(?=.*(?:game|catalog)).*\[${ids}\]`, 'i'), 'loop over `games` or `catalog`'],
    [
      new RegExp(String.raw`(?:games|catalog)\w*(?:\.\w+)*\)? ?(?:[!=]==|[<>]=?) ?${games}\b`, 'i'),
      'compare with `games.size`',
    ],
    [
      new RegExp(String.raw`(?=.*(?:game|catalog|practice)).*\.to(?:Be|Equal|HaveLength|HaveCount)\(${games}\)`, 'i'),
      'expect `games.size`',
    ],
    [new RegExp(String.raw`\bgames(?:_?\w*)\b['"]?(?:: ?| = )${games}\b`, 'i'), 'take `games.size`'],
    [
      new RegExp(String.raw`game_?id['"]?(?:: ?['"]?|=)${games + 1}\b|/game${games + 1}\b`, 'i'),
      'an unknown game has the id after the greatest of `games`',
    ],
    [new RegExp(String.raw`\b${count} (?:mini-)?games\b`, 'i'), 'speak of the games without a number'],
  ];
}

/** @returns each place as `file:line: advice` */
function findCounts(file: string, source: string, games: number): string[] {
  const rules = rulesFor(games);
  const text = FIXED_WORDS.reduce((rest, fixed) => rest.replaceAll(fixed, ''), source);
  return text.split('\n').flatMap((line, index) => {
    if (!/game|catalog|practice/i.test(line)) return [];
    const broken = rules.find(([pattern]) => pattern.test(line));
    return broken ? [`${file}:${index + 1}: ${broken[1]}`] : [];
  });
}

/** Code, pages and English texts. Decisions tell of their time, films and recorded runs are what they are. */
const SEARCHED =
  /^(?:README\.md|docs\/(?!decisions\/).*\.md|(?:apps|packages|scripts)\/.*(?:\.tsx?|\.html|\/en\/[^/]*\.json|\/en\.json))$/;
const GENERATED = /\.gen\.ts$|\/golden\/|\/migrations\/|^packages\/content\//;

describe('nothing counts the games but their registry', () => {
  it('in code, pages and English texts', () => {
    const paths = repositoryPaths(root).filter((path) => SEARCHED.test(path) && !GENERATED.test(path));
    expect(paths.length).toBeGreaterThan(2000);
    const found = paths
      .filter((path) => ON_PURPOSE[path] === undefined)
      .flatMap((path) => findCounts(path, readFileSync(join(root, path), 'utf8'), GAMES));
    expect(found).toEqual([]);
  });

  it.each([
    'for (const gameId of [1, 2, 3, 4, 5, 6]) count(gameId);',
    "for (const game of ['1', '2', '3', '4', '5', '6']) open(game);",
    'if (record.games.length === 6) award();',
    'if (catalog.length >= 6) award();',
    "expect(screen.getByRole('link', { name: /^Practice/ }).elements()).toHaveLength(6);",
    'const GAMES_OF_DAY = 6;',
    'expect(totals).toEqual([{ games_played: 6 }]);',
    "{ query: 'gameId=7', field: 'query.gameId' },",
    "expect(await missing('/game7')).toBe(404);",
    '{ gameId: 7, runId }',
    '"lead": "Six games, the same for everybody."',
    'Each day sets a challenge in all 6 games.',
  ])('such as: %s', (planted) => {
    expect(findCounts('x.ts', `const a = 1;\n${planted}`, 6)).toEqual([expect.stringMatching(/^x\.ts:2: /)]);
  });

  it.each([
    'const faces = [1, 2, 3, 4, 5, 6].map(dieFace);',
    'expect(games.size).toBeGreaterThan(5);',
    "await page.goto('/game6');",
    '{ gameId: 6, runId }',
    '"how": "Earn gold in each of the first six games."',
  ])('and not: %s', (line) => {
    expect(findCounts('x.ts', line, 6)).toEqual([]);
  });
});
