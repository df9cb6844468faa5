import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { MATERIALS } from './commendation.ts';
import { games } from './games.ts';
import { recordCommendations } from './record-commendations.ts';
import { compareCommendations } from './testing/compare-commendations.ts';

const RUNS = 4;

const all = [...games.values()].flatMap(({ commendations }) => commendations?.list ?? []);

const MEDALS = join(import.meta.dirname, '../../art/src/generated/commendations.gen.ts');

test('every commendation has a name of its own and a medal, and there are twelve across games', () => {
  const names = [...all, ...recordCommendations].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const medals = [...readFileSync(MEDALS, 'utf8').matchAll(/^ {4}'?([\w-]+)'?: \[/gm)].map(([, name]) => name);
  expect(medals.toSorted()).toEqual(names.toSorted());
  expect(recordCommendations).toHaveLength(12);
});

describe.each([...games.values()])('$slug', (game) => {
  const { since, list } = game.commendations ?? { since: 0, list: [] };

  it('has eight of all materials, two of them secret, by rules that exist', () => {
    expect(list).toHaveLength(8);
    expect(list.filter(({ secret }) => secret)).toHaveLength(2);
    expect(new Set(list.map(({ material }) => material))).toEqual(new Set(MATERIALS));
    expect(since).toBeLessThanOrEqual(game.sim.rulesVersion);
  });

  it('commends bot runs for what is counted apart', () => {
    expect(compareCommendations(game, RUNS, Math.trunc(Math.random() * 1e6)).faults).toEqual([]);
  });
});
