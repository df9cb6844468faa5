import { globSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type AnyGame, games } from './games.ts';
import { type HubParts, lacksOf } from './testing/folder-lacks.ts';

const HUB: HubParts = {
  languages: readdirSync(join(import.meta.dirname, 'i18n'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  pictures: readdirSync(join(import.meta.dirname, '../../art/assets/hub')).map((file) => parse(file).name),
};

const filesOf = ({ slug }: AnyGame) =>
  globSync('**/*.{ts,tsx,json}', { cwd: join(import.meta.dirname, slug) }).map((path) => path.replaceAll('\\', '/'));

test.each([...games.values()])('the folder of $slug has what the recipe demands', (game) => {
  const lacks = lacksOf(game, filesOf(game), HUB);
  expect(lacks, lacks.join('\n')).toEqual([]);
});

describe('a folder is told', () => {
  const game = games.get(2) as AnyGame;
  const files = filesOf(game);

  it.each([
    ['cues.ts', 'there is no cues.ts: export `cueOf`'],
    ['texts/ja/game.json', 'there is no texts/ja/game.json: translate texts/en/game.json'],
    ['texts/de/conditions.json', 'there is no texts/de/conditions.json: translate texts/en/conditions.json'],
    ['conditions.ts', '`dayConditions` is there and no conditions.ts'],
    ['pace.json', 'the runs of the panel are not recorded: pnpm bench pace --record 2'],
    ['golden/good-0.json', '21 of 22 runs are recorded: node packages/games/bench/record-golden.ts space-snake'],
  ])('that it has no %s', (file, lack) => {
    const rest = files.filter((path) => path !== file);
    expect(lacksOf(game, rest, HUB)).toEqual([expect.stringContaining(lack)]);
  });

  const { dayConditions: _draw, beacons: _beacons, ...plain } = game.sim;
  const { dealer: _dealer, ...undealt } = game;

  it.each<[string, AnyGame, string]>([
    [
      'whose seed tells all',
      { ...undealt, sim: { ...plain, dayConditions: game.sim.dayConditions } as AnyGame['sim'] },
      'declare `beacons',
    ],
    ['that nobody deals', undealt, 'name `beaconDealer` as `dealer` in game.ts'],
    [
      'with a medal below another',
      { ...game, medals: { bronze: 3, silver: 2, gold: 4 } },
      'set `medals` in listing.ts',
    ],
    ['without medals of its days', { ...game, dayMedals: [] }, 'pnpm bench par --record 2'],
    ['without a cover', { ...game, cover: 'miner' }, 'the hub has no cover miner: render one (pnpm art), or name'],
  ])('of a game %s', (_what, faulty, lack) => {
    expect(lacksOf(faulty, files, HUB)).toEqual([expect.stringContaining(lack)]);
  });
});
