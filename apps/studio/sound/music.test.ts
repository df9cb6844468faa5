import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TRACKS } from '@star-seekers/audio/tracks';
import { failures } from './measure/bars.ts';
import { fileOf, inspect, inspections, sha256Of } from './music.ts';
import { trackOf } from './track-of.ts';
import { SCORES } from './tracks/scores.ts';

const MOST_BYTES = 3_000_000;

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

it('the stored figures match the meters; `pnpm torture` measures every track again', async () => {
  const [track = expect.fail('no track')] = TRACKS;
  expect(await inspect(track)).toEqual(measured[track.id]);
});
