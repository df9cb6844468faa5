import { memorySubjects } from '@star-seekers/content/memory-subjects';
import { expect, it } from 'vitest';
import { testFigures, testPoints } from '../testing/spec-rules.ts';
import { milliseconds, minutes } from '../testing/units.ts';
import { UPRIGHT, WIDE } from './board.ts';
import { LOOKS, LOOK_ALIKES } from './look-alikes.ts';
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
  'G3.32': `level ${rules.FIRST_ALIKE_LEVEL}`,
  'G3.33': parSeconds(1),
  'G3.34': parSeconds(5),
  'G3.35': [180, 110, 1].map((seconds) => starsAt(1, seconds, 12)).join(', '),
  'G3.37': String(rules.FAMILY_PICTURES),
  'G3.38': rules.PARS.map((par) => rules.PAR_RECALLS[par]).join(', '),
  'G3.39': String(rules.MEDAL_LEVELS),
  'G3.40': [3, 4, 5, 6, 7].map((level) => rules.picturesOfLook(level)).join(', '),
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

function parSeconds(level: number): string {
  return `${rules.PARS.map((par) => rules.parSeconds(level, par)).join(', ')} s`;
}

function starsAt(level: number, seconds: number, bestRecalls: number): number {
  return rules.levelStars({ level, ticksLeft: seconds * 60, bestRecalls });
}

it('levels 1 and 2 show all looks, later ones two in turn, and every picture has one look (G3.16)', () => {
  expect([1, 2].map((level) => rules.looksOf(level))).toEqual([LOOKS, LOOKS]);
  expect([3, 4, 5, 6].map((level) => rules.looksOf(level))).toEqual([...rules.LOOK_PAIRS, rules.LOOK_PAIRS[0]]);
  expect(new Set(rules.LOOK_PAIRS.flat())).toEqual(new Set(LOOKS));
  const faces = LOOKS.flatMap((look) => LOOK_ALIKES[look]);
  expect(faces.toSorted((one, other) => one - other)).toEqual(memorySubjects.map((_, face) => face));
});

it.each([
  [1, 124, 4, 3],
  [1, 123, 4, 2],
  [1, 124, 3, 2],
  [1, 124, 2, 1],
  [1, 100, 4, 2],
  [1, 99, 4, 1],
  [5, 94, 4, 3],
  [5, 93, 4, 2],
  [5, 62, 3, 2],
  [5, 61, 3, 1],
])('level %i with %i seconds left and a streak of %i earns %i stars (G3.17)', (level, seconds, recalls, stars) => {
  expect(starsAt(level, seconds, recalls)).toBe(stars);
});
