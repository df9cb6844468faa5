import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MEDALS, medalsUnder } from '../medal.ts';
import { panel as puzzle } from '../puzzle/panel.ts';
import { readParRecord } from '../testing/panel-records.ts';
import { sourcesOfPanels } from '../testing/panel-sources.ts';
import { loadPanels } from './panels.ts';
import { ATTEMPTS, measurePar, medalsOf, repeatPar } from './par.ts';

const sourcesOf = sourcesOfPanels('par');
const panels = (await loadPanels()).filter(({ game }) => game.sim.dayConditions);

describe.each(panels)('the medals of a day of $game.slug', (panel) => {
  const { game } = panel;
  const record = readParRecord(panel);
  const days = record?.days ?? [];

  it('are as they were recorded (after a change: pnpm bench par --record)', () => {
    expect(record).toMatchObject({ sources: sourcesOf(panel), attempts: ATTEMPTS });
  });

  it('are known for all of its conditions', () => {
    expect(days.map(({ options }) => options)).toEqual(game.sim.dayConditions);
    for (const day of days) expect(day).toMatchObject(medalsUnder(game, day.options));
    expect(game.dayMedals).toEqual(days);
  });
});

const recorded = panels.flatMap((panel) => (readParRecord(panel)?.days ?? []).map((day) => ({ panel, day })));

test.prop([fc.constantFrom(...recorded)], { numRuns: 1 })('the medals of a day come out again', ({ panel, day }) => {
  expect(day).toMatchObject(repeatPar(panel, day));
});

it('a medal is what one attempt in four of its type of player reaches, and its own attempt has that score', () => {
  const few = measurePar(puzzle, { artwork: 3 }, 20);
  expect(measurePar(puzzle, { artwork: 3 }, 20)).toEqual(few);
  expect(few).toMatchObject(repeatPar(puzzle, few));
  expect(few.seeds).toHaveLength(MEDALS.length);
  const scores = Array.from({ length: 20 }, (_, seed) => repeatPar(puzzle, { ...few, seeds: [seed, seed, seed] }));
  expect(scores.filter(({ bronze }) => bronze >= few.bronze).length).toBeGreaterThanOrEqual(5);
  expect(scores.filter(({ bronze }) => bronze > few.bronze).length).toBeLessThan(5);
});

it('no medal is below the one before it, and a score of 0 earns none', () => {
  expect(medalsOf([150, 1150, 100])).toEqual({ bronze: 150, silver: 1150, gold: 1150 });
  expect(medalsOf([0, 0, 0])).toEqual({ bronze: 1, silver: 1, gold: 1 });
  // Silver is above what dull play can reach.
  expect(medalsOf([4, 8, 13], 8)).toEqual({ bronze: 9, silver: 9, gold: 13 });
});
