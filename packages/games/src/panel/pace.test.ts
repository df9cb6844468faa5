import { describe, expect, it } from 'vitest';
import { commonBands, isWithin } from './figures.ts';
import { FIRST_SEED, measurePace, measurePaces } from './pace.ts';
import { loadPanels } from './panels.ts';

/** Runs of each type of player; `pnpm torture` plays 200. */
const RUNS = 20;

/** Runs in games whose runs are long and alike: their bands hold with any ten seeds. */
const FEWER_RUNS: ReadonlyMap<string, number> = new Map([['battle-arena', 10]]);

describe.each(await loadPanels())('the panel plays $game.slug', (panel) => {
  const paces = measurePaces(panel, FEWER_RUNS.get(panel.game.slug) ?? RUNS);

  it('the same for the same seed', () => {
    expect(measurePace(panel, 'median', FIRST_SEED)).toEqual(paces.median[0]);
  });

  it.each([...commonBands(panel), ...panel.bands])('within the band: $name', (band) => {
    const figure = band.figure(paces);
    expect({ band, figure }).toSatisfy(() => isWithin(band, figure));
  });
});
