import { describe, expect, it } from 'vitest';
import { commonBands, isWithin } from './figures.ts';
import { measurePace, measurePaces } from './pace.ts';
import { loadPanels } from './panels.ts';

/** Runs of each type of player; `pnpm torture` plays ten times as many. */
const RUNS = 20;

describe.each(await loadPanels())('the panel plays $game.slug', (panel) => {
  it('the same for the same seed', () => {
    expect(measurePace(panel, 'median', 3)).toEqual(measurePace(panel, 'median', 3));
  });

  const paces = measurePaces(panel, RUNS);

  it.each([...commonBands(panel), ...panel.bands])('within the band: $name', (band) => {
    const figure = band.figure(paces);
    expect({ band, figure }).toSatisfy(() => isWithin(band, figure));
  });
});
