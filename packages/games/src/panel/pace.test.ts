import { describe, expect, it } from 'vitest';
import { commonBands, isWithin } from './figures.ts';
import { type AnyPanel, measurePace, measurePaces } from './pace.ts';

/** Runs of each type of player; `pnpm torture` plays ten times as many. */
const RUNS = 20;

const panels = import.meta.glob<AnyPanel>('../*/panel.ts', { eager: true, import: 'panel' });

describe.each(Object.values(panels))('the panel plays $game.slug', (panel) => {
  it('the same for the same seed', () => {
    expect(measurePace(panel, 'median', 3)).toEqual(measurePace(panel, 'median', 3));
  });

  const paces = measurePaces(panel, RUNS);

  it.each([...commonBands(panel), ...panel.bands])('within the band: $name', (band) => {
    const figure = band.figure(paces);
    expect({ band, figure }).toSatisfy(() => isWithin(band, figure));
  });
});
