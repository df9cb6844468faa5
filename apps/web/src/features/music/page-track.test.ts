import { TRACKS } from '@star-seekers/audio';
import { catalog } from '@star-seekers/games/catalog';
import { expect, test } from 'vitest';
import { trackOfPage } from './page-track.ts';

test.each([
  ['/', undefined],
  ['/dice-of-iris', 'Love Story'],
  ['/wheel-of-iris/', 'Love Story'],
  ['/game1', 'Full Burn'],
  ['/leaderboard', undefined],
  ['/constructor', undefined],
])('the music of %s is %s', (path, name) => {
  expect(TRACKS.find(({ id }) => id === trackOfPage(path))?.name).toBe(name);
});

test.each(catalog)('$slug has an existing track', ({ music }) => {
  expect(TRACKS.map(({ id }) => id)).toContain(music);
});
