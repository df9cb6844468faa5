import { expect, it } from 'vitest';
import { LEAD_IN, layerMix } from './howler-layers.ts';
import { TRACKS } from './tracks.gen.ts';
import { LAYERS } from './track.ts';

/** Samples of the studio's rate. */
const samplesOf = (ms: number) => (ms / 1000) * 48_000;

it('a calm run has its track alone, a tense one small drums, a dangerous one large ones too', () => {
  const layersAt = (intensity: number) => LAYERS.filter((name) => layerMix(intensity)[name] > 0);
  expect([0, 0.5, 0.9].map(layersAt)).toEqual([[], ['pulse'], ['pulse', 'danger']]);
});

it('a run begins softer than its track alone, which grows with the tension', () => {
  const volumes = [0, 0.3, 0.5, 0.7, 0.9, 1].map((intensity) => layerMix(intensity).track);
  expect(new Set(volumes).size).toBe(volumes.length);
  expect([...volumes, layerMix(undefined).track]).toEqual([...volumes, 1].toSorted((one, other) => one - other));
});

it('a crisis has its own bar in place of the large drums', () => {
  expect(layerMix(0.95)).toEqual(LEAD_IN);
  expect(layerMix(1)).toMatchObject({ danger: 0, crisis: 1 });
});

it.each(LAYERS)('%s never becomes quieter on the way to 0.55', (layer) => {
  const volumes = Array.from({ length: 56 }, (_, percent) => layerMix(percent / 100)[layer]);
  expect(volumes).toEqual(volumes.toSorted((one, other) => one - other));
});

it.each(TRACKS.filter(({ layers }) => layers))(
  'the layers of $name keep time with it to the sample, however often they repeat',
  ({ loop, layers }) => {
    for (const name of LAYERS) {
      const length = samplesOf(layers?.[name].loop.durationMs ?? 0);
      const times = samplesOf(loop.durationMs) / length;
      expect.soft(Math.abs(length - Math.round(length)), name).toBeLessThan(1e-6);
      expect.soft(Math.abs(times - Math.round(times)), name).toBeLessThan(1e-9);
    }
  },
);
