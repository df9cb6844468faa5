import { practiceBank } from '@star-seekers/content/practice-bank';
import { quizBank } from '@star-seekers/content/quiz-bank';
import { expect, it } from 'vitest';
import { testFigures } from '../testing/spec-rules.ts';
import { minutes, seconds } from '../testing/units.ts';
import * as rules from './rules.ts';

testFigures('G4', {
  'G4.20': String(rules.QUESTION_COUNT),
  'G4.21': seconds(rules.QUESTION_TICKS),
  'G4.22': String(rules.MAX_STRIKES),
  'G4.23': `${rules.answerPoints(0)} + remaining seconds`,
  'G4.24': seconds(rules.RESULT_TICKS),
  'G4.25': `${rules.PASS_PERCENT} %`,
  'G4.26': `${rules.RED_SECONDS} s`,
  'G4.27': seconds(rules.READING_TICKS),
  'G4.28': `${rules.NETWORK_GRACE_MS / 1000} s`,
  'G4.29': String(quizBank.length),
  'G4.30': String(practiceBank.length),
  'G4.31': Object.values(rules.GAME_OVER_VOLUME).join(', '),
  'G4.32': minutes(rules.MAX_TICKS),
  'G4.33': String(rules.EASY_COUNT),
  'G4.34': String(rules.BRIEFED_QUESTIONS),
  'G4.35': String(rules.BITE_CARDS),
  'G4.36': seconds(rules.BRIEFING_TICKS),
  'G4.37': rules.RUNGS.join(', '),
  'G4.38': String(rules.WAY_IN_COUNT),
  'G4.40': String(rules.MOST_REPLACED),
  'G4.41': [rules.FIRST_CARDS_OF, rules.OPENING_COUNT].join(', '),
  'G4.42': [rules.MOST_AGAIN, rules.RIGHT_AGAIN, rules.MOST_WAITING].join(', '),
});

it('a right answer earns its points and one for each second left (G4.23)', () => {
  expect(rules.answerPoints(9)).toBe(109);
});

it('a run has time for the briefing and every question, also those that replace others', () => {
  const { BRIEFING_TICKS, READING_TICKS, QUESTION_TICKS, REVEAL_BEAT_TICKS, RESULT_TICKS, MAX_TICKS } = rules;
  const mostAsked = rules.QUESTION_COUNT + rules.MOST_REPLACED;
  const longest = READING_TICKS + QUESTION_TICKS + REVEAL_BEAT_TICKS + RESULT_TICKS + 5;
  expect(2 * BRIEFING_TICKS + longest * mostAsked).toBeLessThan(MAX_TICKS);
});

it.each([
  [900, 15],
  [841, 15],
  [840, 14],
  [1, 1],
  [0, 0],
])('a clock with %i ticks shows %i seconds', (ticks, seconds) => {
  expect(rules.secondsLeft(ticks)).toBe(seconds);
});

it.each([
  [70, 100, true],
  [69, 100, false],
  [98, 99, false],
  [100, 100, true],
])('%i right of %i asked: passed is %s', (right, asked, passed) => {
  expect(rules.hasPassed(right, asked)).toBe(passed);
});

it.each([
  [0, 0, 0],
  [2, 3, 66],
  [70, 100, 70],
])('%i right of %i asked are %i percent', (right, asked, percent) => {
  expect(rules.percentRight(right, asked)).toBe(percent);
});

it('the highest rung is what two strikes leave', () => {
  expect(rules.RUNGS.at(-1)).toBe(rules.QUESTION_COUNT - (rules.MAX_STRIKES - 1));
});
