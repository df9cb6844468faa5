import { expect, test } from 'vitest';
import { trackOfPage } from './page-track.ts';

test.each([
  ['/', '1', 'Horizon Call'],
  ['/dice-of-iris', '3', 'Love Story'],
  ['/wheel-of-iris/', '3', 'Love Story'],
  ['/game1', '6', 'Full Burn'],
  ['/leaderboard', '1', 'Horizon Call'],
  ['/constructor', '1', 'Horizon Call'],
])('the music of %s is track %s', (path, id, name) => {
  expect(trackOfPage(path)).toMatchObject({ id, name });
});
