import { memorySubjects } from '@star-seekers/content/memory-subjects';
import { expect, it } from 'vitest';
import { testFigures, testPoints } from '../testing/spec-rules.ts';
import { milliseconds, minutes } from '../testing/units.ts';
import { UPRIGHT, WIDE } from './board.ts';
import * as rules from './rules.ts';

testFigures('G3', {
  'G3.20': String(rules.PAIRS),
  'G3.21': String(rules.PICTURE_POOL),
  'G3.22': [WIDE.columns, UPRIGHT.columns].join(', '),
  'G3.23': `${rules.levelSeconds(1)} s`,
  'G3.24': `${rules.levelSeconds(1) - rules.levelSeconds(2)} s`,
  'G3.25': `${rules.levelSeconds(1000)} s`,
  'G3.26': `${rules.levelScore(0)} + remaining seconds`,
  'G3.27': milliseconds(rules.COMPARE_TICKS),
  'G3.28': milliseconds(rules.LEVEL_COMPLETE_TICKS),
  'G3.29': `${rules.RED_TIMER_SECONDS} s`,
  'G3.30': `min(${rules.MAX_POINTS}, score)`,
  'G3.31': minutes(rules.MAX_TICKS),
});

it.each([
  [1, 180],
  [2, 175],
  [30, 35],
  [31, 30],
  [60, 30],
])('level %i lasts %i seconds', (level, seconds) => expect(rules.levelSeconds(level)).toBe(seconds));

it('a level scores its bonus and the seconds left (G3.26)', () => {
  expect(rules.levelScore(61 * 60)).toBe(161);
});

testPoints('G3.30', rules.pointsFromScore, [
  [11_999, 11_999],
  [12_001, 12_000],
]);

it('there is a picture for every number', () => {
  expect(memorySubjects).toHaveLength(rules.PICTURE_POOL);
});
