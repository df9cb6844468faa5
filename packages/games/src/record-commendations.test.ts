import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Keepsake } from './game.ts';
import { type AnyGame, games as registered } from './games.ts';
import { medalFigure } from './medal.ts';
import { type RunInRecord, addToRecord, earnedByRecord, emptyRecord } from './record-commendations.ts';

const DAY_MS = 86_400_000;
/** The games, and one that came later. */
const later = Math.max(...registered.keys()) + 1;
const games = new Map([...registered, [later, { ...(registered.get(2) as AnyGame), id: later }]]);
const ids = [...games.keys()];
const firstSix = ['battle-arena', 'space-snake', 'memory-challenge', 'lore-master', 'puzzle', 'cargo-runner'].map(
  (slug) => [...games.values()].find((game) => game.slug === slug)?.id ?? 0,
);
const names = [...games.values()].flatMap(({ commendations }) => commendations?.list ?? []).map(({ name }) => name);

/** Mostly runs that add up to something: a whole collection, medals in all games, a climb. */
const recordedRuns = fc.array(
  fc.record({
    gameId: fc.constantFrom(...ids),
    scale: fc.constantFrom(1, 1, 1, 2),
    score: fc.oneof(fc.nat({ max: 5 }), fc.constantFrom(320, 2000, 20_000, 50_000)),
    faction: fc.constantFrom('none', 'oni', 'mud', 'ustur'),
    finishedAt: fc.nat({ max: 6 }).map((quarter) => (quarter * DAY_MS) / 4),
    keepsakes: fc.constantFrom<readonly Keepsake[]>(
      [],
      items(0, 6),
      items(6, 12),
      items(0, 44),
      items(100, 110),
      stars(8),
      stars(18),
    ),
    commendations: fc.subarray(names),
  }),
  { maxLength: 24 },
);

function stars(value: number): readonly Keepsake[] {
  return [{ item: 1000, value }];
}

function items(from: number, until: number): readonly Keepsake[] {
  return Array.from({ length: until - from }, (_, index) => ({ item: from + index, value: 1 }));
}

test.prop([recordedRuns])('a record earns what its runs say in hindsight', (drawn) => {
  const runs = drawn.toSorted((one, other) => one.finishedAt - other.finishedAt);
  const record = emptyRecord();
  const earned = new Set<string>();
  for (const run of runs) {
    const game = games.get(run.gameId);
    if (game) addToRecord(record, run, game);
    for (const name of earnedByRecord(record, games)) earned.add(name);
  }
  expect([...earned].toSorted()).toEqual(inHindsight(runs).toSorted());
});

test('commendations of six are for the first six games, whichever there are later', () => {
  const earnedBy = (gameIds: readonly number[]) => {
    const record = emptyRecord();
    for (const gameId of gameIds) {
      const game = games.get(gameId) as AnyGame;
      const { medalsOf, goldOf } = game;
      const { gold } = game.medals;
      const keepsakes = [
        ...(medalsOf ? [{ item: medalsOf.item, value: gold + 1 }] : []),
        ...(goldOf ? [{ item: goldOf.item, value: gold }] : []),
      ];
      const run = { scale: 1, score: gold, faction: 'none', finishedAt: 0, keepsakes, commendations: [] };
      addToRecord(record, { gameId, ...run }, game);
    }
    const ofSix = ['six-lamps', 'one-day', 'six-bronze', 'six-gold'];
    return ofSix.filter((name) => earnedByRecord(record, games).includes(name));
  };
  expect(earnedBy(firstSix)).toHaveLength(4);
  expect(earnedBy(ids.slice(1))).toEqual([]);
});

function inHindsight(runs: readonly RunInRecord[]): string[] {
  const dayOf = ({ finishedAt }: RunInRecord) => Math.floor(finishedAt / DAY_MS);
  const distinct = (values: readonly unknown[]) => new Set(values).size;
  const reaches = (medal: 'bronze' | 'gold') => (id: number) =>
    runs.some((run) => {
      const game = games.get(id) as AnyGame;
      return run.gameId === id && medalFigure(game, game.medals, run) >= game.medals[medal];
    });
  const has = (id: number, item: number) =>
    runs.some(({ gameId, keepsakes }) => gameId === id && keepsakes.some((kept) => kept.item === item));
  const isFull = (id: number) => {
    const total = games.get(id)?.collection?.total ?? 0;
    return total > 1 && Array.from({ length: total }, (_, item) => item).every((item) => has(id, item));
  };
  const climbs = (id: number) => {
    const scores = runs.filter(({ gameId }) => gameId === id);
    return scores.some((_, index) => {
      const four = scores.slice(index, index + 4);
      const before = scores.slice(0, index + 1).filter(({ scale }) => scale === four[0]?.scale);
      return (
        four.length === 4 &&
        distinct(four.map(({ scale }) => scale)) === 1 &&
        four.slice(1).every(({ score }, at) => score > Math.max(...four.slice(0, at + 1).map((run) => run.score))) &&
        (four[1]?.score ?? 0) > bestOfScale(scores.slice(0, index + 1)) &&
        before.length > 0
      );
    });
  };
  const holds: Record<string, boolean> = {
    'first-light': runs.length > 0,
    'three-days': distinct(runs.map(dayOf)) >= 3,
    'six-lamps': hasFirstSix(runs),
    'three-banners': distinct(runs.map(({ faction }) => faction).filter((faction) => faction !== 'none')) === 3,
    'first-bronze': ids.some(reaches('bronze')),
    'first-gold': ids.some(reaches('gold')),
    'six-bronze': firstSix.every(reaches('bronze')),
    'six-gold': firstSix.every(reaches('gold')),
    'one-day': [...Map.groupBy(runs, dayOf).values()].some(hasFirstSix),
    'own-shadow': ids.some(climbs),
    'full-shelf': ids.some(isFull),
    'half-the-case': distinct(runs.flatMap(({ commendations }) => commendations)) >= 24,
  };
  return Object.keys(holds).filter((name) => holds[name]);
}

function hasFirstSix(runs: readonly RunInRecord[]): boolean {
  return firstSix.every((id) => runs.some(({ gameId }) => gameId === id));
}

/** The best of the runs since the scale changed last. */
function bestOfScale(runs: readonly RunInRecord[]): number {
  const scale = runs.at(-1)?.scale;
  const since = runs.slice(runs.findLastIndex((run) => run.scale !== scale) + 1);
  return Math.max(...since.map(({ score }) => score));
}
