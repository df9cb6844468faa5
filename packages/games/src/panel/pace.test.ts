import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { readPaceRecord, recordedRuns } from '../testing/pace-record.ts';
import { sourcesOfPanels } from '../testing/panel-sources.ts';
import { commonBands, isWithin } from './figures.ts';
import { PLAYER_TYPES } from './humans.ts';
import { FIRST_SEED, measurePace } from './pace.ts';
import { loadPanels } from './panels.ts';

const sourcesOf = sourcesOfPanels('pace');

describe.each(await loadPanels())('the panel plays $game.slug', (panel) => {
  const { sources, paces } = readPaceRecord(panel);

  it('as it was recorded (after a change: pnpm bench pace --record)', () => {
    expect(sources).toBe(sourcesOf(panel));
    for (const type of PLAYER_TYPES) expect(paces[type]).toHaveLength(recordedRuns(panel));
  });

  test.prop([fc.constantFrom(...PLAYER_TYPES), fc.nat({ max: recordedRuns(panel) - 1 })], { numRuns: 1 })(
    'the same for the same seed',
    (type, index) => {
      expect(measurePace(panel, type, FIRST_SEED + index)).toEqual(paces[type][index]);
    },
  );

  it.each([...commonBands(panel), ...panel.bands])('within the band: $name', (band) => {
    const figure = band.figure(paces);
    expect({ band, figure }).toSatisfy(() => isWithin(band, figure));
  });
});
