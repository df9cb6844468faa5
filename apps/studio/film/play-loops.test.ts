import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playLoops } from '@star-seekers/art/play-loops';
import { PATHS } from '../paths.ts';
import { boxesOf, mp4Track } from './mp4.ts';

const MOST_BYTES = 400 * 1024;

test.each(Object.keys(playLoops))(
  'the loop of %s lasts four seconds, has no sound, and starts to play before it is all there',
  (slug) => {
    const loop = readFileSync(join(PATHS.films, `play/${slug}.mp4`));
    const picture = mp4Track(loop, 'vide');
    expect(picture).toMatchObject({ coding: 'avc1', seconds: 4, samples: 100 });
    expect(() => mp4Track(loop, 'soun')).toThrow('no track');
    const names = boxesOf(loop).map(({ name }) => name);
    expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'));
    expect(loop.length).toBeLessThanOrEqual(MOST_BYTES);
  },
);
