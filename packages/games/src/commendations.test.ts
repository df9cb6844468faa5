import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { MATERIALS } from './commendation.ts';
import { type AnyGame, games } from './games.ts';
import { recordCommendations } from './record-commendations.ts';
import { compareCommendations } from './testing/compare-commendations.ts';

const MEDALS = join(import.meta.dirname, '../../art/src/generated/commendations.gen.ts');

/** The medals that the studio has drawn. */
const medals = [...readFileSync(MEDALS, 'utf8').matchAll(/^ {4}'?([\w-]+)'?: \[/gm)].map(([, name]) => name ?? '');

const namesOf = ({ commendations }: AnyGame) => (commendations?.list ?? []).map(({ name }) => name);

/** A game beside those of the hub may have plain medals, and as many commendations as it wants. */
const drawn = [...games.values()].filter((game) => namesOf(game).some((name) => medals.includes(name)));

test('every commendation has a name of its own, and there are twelve across games', () => {
  const across = recordCommendations.map(({ name }) => name);
  const names = [...[...games.values()].flatMap(namesOf), ...across];
  expect(new Set(names).size).toBe(names.length);
  expect(across).toHaveLength(12);
  expect(medals.toSorted()).toEqual([...drawn.flatMap(namesOf), ...across].toSorted());
});

describe.each(drawn)('$slug', (game) => {
  const { since, list } = game.commendations ?? { since: 0, list: [] };

  it('has eight of all materials, two of them secret, by rules that exist', () => {
    expect(list).toHaveLength(8);
    expect(list.filter(({ secret }) => secret)).toHaveLength(2);
    expect(new Set(list.map(({ material }) => material))).toEqual(new Set(MATERIALS));
    expect(since).toBeLessThanOrEqual(game.sim.rulesVersion);
  });

  it('commends bot runs for what is counted apart', () => {
    expect(compareCommendations(game, 1, Math.trunc(Math.random() * 1e6)).faults).toEqual([]);
  });
});
