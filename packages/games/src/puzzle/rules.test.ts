import { artworks } from '@star-seekers/content/artworks';
import { expect, it } from 'vitest';
import { testFigures } from '../testing/spec-rules.ts';
import { minutes, seconds } from '../testing/units.ts';
import * as rules from './rules.ts';

testFigures('G5', {
  'G5.20': `${rules.COLUMNS} × ${rules.PIECES / rules.COLUMNS}`,
  'G5.21': String(rules.ARTWORKS),
  'G5.22': seconds(rules.PREVIEW_TICKS),
  'G5.23': seconds(rules.PLAY_TICKS),
  'G5.24': `${rules.SOLVED_SCORE} + remaining seconds`,
  'G5.25': String(rules.PERFECT_MOVES),
  'G5.26': `${rules.RED_TIMER_SECONDS} s`,
  'G5.27': String(rules.LEAST_MOVES),
  'G5.28': minutes(rules.MAX_TICKS),
  'G5.29': `${rules.MOVE_GOALS.flawless}, ${rules.MOVE_GOALS.master}`,
  'G5.30': `${rules.PARS_SECONDS.join(', ')} s`,
  'G5.31': String(rules.PIECES_PER_STEP),
  'G5.33': seconds(rules.STUCK_TICKS),
});

it('a perfect game has 50 moves or fewer (G5.25)', () => {
  expect([50, 51].map(rules.isPerfect)).toEqual([true, false]);
});

it('there is a picture for every number', () => {
  expect(artworks).toHaveLength(rules.ARTWORKS);
});
