import { fc, test } from '@fast-check/vitest';
import { RUN_MIXES } from '@star-seekers/audio';
import { type SimState, TICKS_PER_SECOND } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { readPaceRecord, recordedRuns } from '../testing/panel-records.ts';
import { sourcesOfPanels } from '../testing/panel-sources.ts';
import { commonBands, isWithin } from './figures.ts';
import { PLAYER_TYPES } from './humans.ts';
import { FIRST_SEED, beginAttempt, measurePace } from './pace.ts';
import { loadPanels } from './panels.ts';

type Tension = (state: Readonly<SimState>) => number;

/** Runs that are listened to until every state has been heard. */
const RUNS_HEARD = 6;
const STATES = Object.keys(RUN_MIXES).length;

/** The state of the music that an intensity is nearest to. */
function stateOf(intensity: number): string {
  if (intensity >= 1) return 'crisis';
  if (intensity >= 0.725) return 'dangerous';
  return intensity >= 0.35 ? 'tense' : 'calm';
}

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

  it('in every state of the music, from calm to a crisis, if it plays like a median player', async () => {
    const { intensityOf } = (await import(`../${panel.game.slug}/intensity.ts`)) as { intensityOf: Tension };
    const heard = new Set<string>();
    for (let index = 0; index < RUNS_HEARD && heard.size < STATES; index++) {
      const { run, player } = beginAttempt(panel, 'median', FIRST_SEED + index);
      while (!run.ended) {
        run.step(player(run.state));
        if (run.state.tick % TICKS_PER_SECOND === 0) heard.add(stateOf(intensityOf(run.state)));
      }
    }
    expect([...heard].toSorted()).toEqual(['calm', 'crisis', 'dangerous', 'tense']);
  });

  it.each([...commonBands(panel), ...panel.bands])('within the band: $name', (band) => {
    const figure = band.figure(paces);
    expect({ band, figure }).toSatisfy(() => isWithin(band, figure));
  });
});
