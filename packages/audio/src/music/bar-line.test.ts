import { expect, it } from 'vitest';
import { untilFadeToBarLine } from './howler-layers.ts';
import { TRACKS } from './tracks.gen.ts';
import { LAYER_BARS } from './track.ts';

const BAR_S = 2;
const FADE_S = 0.25;

it.each([
  ['in a bar', 0.5, 1.25],
  ['on a bar line, so late that the fade is for the next one', 2, 1.75],
  ['just before the fade', 1.5, 0.25],
  ['within the fade', 1.875, 1.875],
])('%s', (_when, positionS, untilS) => {
  expect(untilFadeToBarLine(positionS, BAR_S, FADE_S)).toBe(untilS);
});

it.each(TRACKS.filter(({ layers }) => layers))(
  'the fade of $name ends on a bar line, also after the track has repeated',
  ({ loop, layers = expect.fail('none') }) => {
    const barS = layers.crisis.loop.durationMs / 1000 / LAYER_BARS.crisis;
    for (const repeats of [0, 1, 7]) {
      for (let positionS = 0.1; positionS < loop.durationMs / 1000; positionS += 9.7) {
        const untilS = untilFadeToBarLine(positionS + (repeats * loop.durationMs) / 1000, barS, FADE_S);
        const bars = (positionS + untilS + FADE_S) / barS;
        expect(untilS).toBeGreaterThan(0);
        expect(untilS).toBeLessThanOrEqual(barS);
        expect(bars).toBeCloseTo(Math.round(bars), 6);
      }
    }
  },
);
