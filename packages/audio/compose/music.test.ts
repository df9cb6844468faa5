import { describe, expect, it } from 'vitest';
import { TRACKS } from '../src/music/tracks.gen.ts';
import { failures } from './measure/bars.ts';
import { inspect } from './music.ts';
import { trackOf } from './track-of.ts';
import { SCORES } from './tracks/scores.ts';

const MOST_BYTES = 3_000_000;

it('every track is listed as its score says', () => {
  const listed = new Set(TRACKS.map(({ id }) => id));
  expect(TRACKS).toEqual(SCORES.filter(({ id }) => listed.has(id)).map(trackOf));
});

describe.each(TRACKS)('the file of $name', (track) => {
  it('is small enough, loops without a seam and holds every bar of its category', async () => {
    const { bytes, durationMs, rollMismatch, measurements } = await inspect(track);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(durationMs).toBeCloseTo(track.loop.durationMs + 2 * track.loop.startMs, 0);
    expect(rollMismatch).toBeLessThan(-10);
    expect(failures(measurements, track.category)).toEqual([]);
  });
});
