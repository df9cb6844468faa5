import { readFileSync } from 'node:fs';
import { LAYERS } from '@star-seekers/audio';
import { TRACKS } from '@star-seekers/audio/tracks';
import { describe, expect, it } from 'vitest';
import { failures } from './measure/bars.ts';
import { fileOf, inspect, inspections, layerId, mixInspections, mixesSha256, sha256Of, trackOf } from './music.ts';
import { SCORES } from './tracks/scores.ts';

const MOST_BYTES = 3_000_000;

/** Of all layers of a track. */
const MOST_LAYER_BYTES = 600_000;

const measured = inspections();

it('every track is listed as in its score', () => {
  const listed = new Set(TRACKS.map(({ id }) => id));
  expect(TRACKS).toEqual(SCORES.filter(({ id }) => listed.has(id)).map(trackOf));
});

describe.each(TRACKS)('the file of $name', (track) => {
  const { sha256, bytes, durationMs, rollMismatch, measurements } = measured[track.id] ?? expect.fail('never measured');

  it('matches the measured file; if not, run `pnpm audio music`', () => {
    expect(sha256Of(readFileSync(fileOf(track)))).toBe(sha256);
  });

  it('is within the size limit, loops without a seam and is within all limits of its category', () => {
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(durationMs).toBeCloseTo(track.loop.durationMs + 2 * track.loop.startMs, 0);
    expect(rollMismatch).toBeLessThan(-10);
    expect(failures(measurements, track.category)).toEqual([]);
  });
});

describe.each(TRACKS.filter(({ layers }) => layers))(
  'the layers of $name',
  ({ id, loop, layers = expect.fail('none') }) => {
    const found = LAYERS.map((name) => ({
      layer: layers[name],
      ...(measured[layerId(id, name)] ?? expect.fail('never measured')),
    }));

    it('match the measured files; if not, run `pnpm audio layers`', () => {
      expect(found.map(({ layer }) => sha256Of(readFileSync(fileOf(layer))))).toEqual(
        found.map(({ sha256 }) => sha256),
      );
    });

    it('are within the size limit together', () => {
      expect(found.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_LAYER_BYTES);
    });

    it('loop without a seam, quietly enough to lie over the track, and are heard on a phone', () => {
      for (const { layer, durationMs, rollMismatch, measurements } of found) {
        expect.soft(durationMs, layer.filename).toBeCloseTo(layer.loop.durationMs + 2 * layer.loop.startMs, 0);
        expect.soft(loop.durationMs % layer.loop.durationMs, layer.filename).toBeCloseTo(0, 6);
        expect.soft(rollMismatch, layer.filename).toBeLessThan(-10);
        expect.soft(measurements.seamClick, layer.filename).toBeLessThan(6);
        expect.soft(measurements.loudness, layer.filename).toBeCloseTo(-22, 0);
        expect.soft(measurements.truePeak, layer.filename).toBeLessThan(-8);
        expect.soft(measurements.silenceMs, layer.filename).toBeLessThan(1500);
        expect.soft(measurements.phoneLoss, layer.filename).toBeLessThan(4.5);
      }
    });
  },
);

describe.each(TRACKS.filter(({ layers }) => layers))('a run with $name', (track) => {
  const { sha256, mixes } = mixInspections()[track.id] ?? expect.fail('never measured');
  const loudness = Object.values(mixes).map((mix) => mix.loudness);

  it('is as loud as it was measured; if not, run `pnpm audio mixes`', () => {
    expect(mixesSha256(track)).toBe(sha256);
  });

  it('grows louder with its tension, by 1.5 to 3 LU from calm to a crisis, and never clips', () => {
    expect(loudness).toEqual(loudness.toSorted((one, other) => one - other));
    expect(mixes.crisis.loudness - mixes.calm.loudness).toBeGreaterThanOrEqual(1.5);
    expect(mixes.crisis.loudness - mixes.calm.loudness).toBeLessThanOrEqual(3);
    for (const { truePeak } of Object.values(mixes)) expect(truePeak).toBeLessThan(0);
  });
});

it('the stored figures match the meters; `pnpm stress` measures every track again', async () => {
  // The shortest files are those of layers.
  const { id, layers = expect.fail('none') } = TRACKS.find((track) => track.layers) ?? expect.fail('no layers');
  const [name] = LAYERS;
  expect(await inspect(layers[name])).toEqual(measured[layerId(id, name)]);
});
