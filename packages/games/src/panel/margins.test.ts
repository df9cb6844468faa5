import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readMarginsRecord, readPaceRecord } from '../testing/panel-records.ts';
import { sourcesOfPanels } from '../testing/panel-sources.ts';
import { isDull } from './dull.ts';
import { isWithin } from './figures.ts';
import { PLAYER_TYPES } from './humans.ts';
import { dullBound, dullOf, marginBands, marginRuns, repeatDull, repeatVaried } from './margins.ts';
import { loadPanels } from './panels.ts';
import { VARIANTS } from './varied.ts';

const sourcesOf = sourcesOfPanels('margins');
const loaded = await loadPanels();
const panels = loaded.flatMap((panel) => {
  const record = readMarginsRecord(panel);
  return record && panel.dull ? [{ panel, record, dull: panel.dull, slug: panel.game.slug }] : [];
});
const variants = Object.keys(VARIANTS);

describe.each(panels)('beyond its panel, $slug', ({ panel, record, dull }) => {
  const { paces } = readPaceRecord(panel);

  it('is as it was recorded (after a change: pnpm bench pace --record)', () => {
    expect(record.sources).toBe(sourcesOf(panel));
    expect(Object.keys(record.varied)).toEqual(variants);
  });

  test.prop([fc.constantFrom(...variants), fc.constantFrom(...PLAYER_TYPES), fc.nat({ max: marginRuns(panel) - 1 })], {
    numRuns: 1,
  })('gives other people the same runs again', (variant, type, index) => {
    expect(repeatVaried(panel, variant, type, index)).toEqual(record.varied[variant]?.runs[type][index]);
  });

  test.prop([fc.constantFrom(...dullOf(record)), fc.nat({ max: marginRuns(panel) - 1 })], { numRuns: 1 })(
    'gives dull play the same runs again',
    ([aim, played], index) => {
      expect(repeatDull(panel, aim, played, index)).toEqual(played.runs[index]);
    },
  );

  it.each(variants)('keeps to its bands for people with %s', (variant) => {
    const { figures } = record.varied[variant] as (typeof record.varied)[string];
    const broken = marginBands(panel).filter((band, index) => !isWithin(band, figures[index] as number));
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it.each(dullOf(record))('rewards no dull policy by %s', (aim, played) => {
    const { figure, most } = dullBound(played, paces, aim);
    expect(played.runs).toHaveLength(marginRuns(panel));
    expect(figure).toBeLessThanOrEqual(most);
    expect(played.runs.filter(({ capped }) => capped)).toEqual([]);
    expect(isDull(dull, played.policy)).toBe(true);
  });
});

it.each(loaded.flatMap(({ dull, game }) => (dull ? [{ dull, slug: game.slug }] : [])))(
  'the first policy of $slug is what the panel plays, any other one is dull',
  ({ dull: { genes } }) => {
    const honest = Object.fromEntries(Object.entries(genes).map(([name, [first]]) => [name, first as string]));
    expect(isDull({ genes }, honest)).toBe(false);
    for (const [name, values] of Object.entries(genes)) {
      for (const value of values.slice(1)) expect(isDull({ genes }, { ...honest, [name]: value })).toBe(true);
    }
    expect(isDull({ genes }, { ...honest, unknown: 1 })).toBe(false);
  },
);
