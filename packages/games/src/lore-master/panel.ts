import { QUIZ_BANDS, quizBank } from '@star-seekers/content/quiz-bank';
import { median } from '../panel/figures.ts';
import type { Pace, Panel } from '../panel/pace.ts';
import { loreMaster } from './game.ts';
import { dull } from './panel-dull.ts';
import { createPlayer } from './panel-player.ts';
import { MAX_STRIKES } from './rules.ts';
import { canLock } from './sim.ts';
import type { QuizCommand, QuizEvent, QuizState } from './state.ts';

/** Right answers that an expert reaches. */
const SUMS_TO_SEE = [3, 8, 15, 30] as const;
const STREAKS_TO_SEE = [3, 6, 9] as const;

/** Measured like a content, and none: everybody answers. */
const FIRST_ANSWER = 'answer';

const seconds = (pace: Pace): number => pace.seconds;

export const panel: Panel<QuizState, QuizCommand, QuizEvent> = {
  game: loreMaster,
  createPlayer,
  dull,
  isThreatened: canLock,
  isReward: ({ type }) => type === 'right',
  contents: [
    'briefing',
    ...QUIZ_BANDS,
    'last strike',
    ...SUMS_TO_SEE.map((sum) => `${sum} right`),
    ...STREAKS_TO_SEE.map((streak) => `${streak} in a row`),
  ],
  contentsIn: ({ phase, question, strikes, score, bestStreak }) => [
    ...(phase === 'briefing' ? ['briefing'] : []),
    ...(question ? [quizBank[question.bank]?.band ?? ''] : []),
    ...(strikes === MAX_STRIKES - 1 ? ['last strike'] : []),
    ...SUMS_TO_SEE.filter((sum) => score >= sum).map((sum) => `${sum} right`),
    ...STREAKS_TO_SEE.filter((streak) => bestStreak >= streak).map((streak) => `${streak} in a row`),
  ],
  contentsOf: ({ type }) => (type === 'locked' ? [FIRST_ANSWER] : []),
  causeOf: ({ strikes }) => (strikes >= MAX_STRIKES ? 'strikes' : 'all answered'),
  bands: [
    {
      name: 'time of the first answer of a median player who reads the briefing in s',
      figure: (paces) => median(paces.median, ({ seen }) => seen.get(FIRST_ANSWER) ?? Number.POSITIVE_INFINITY),
      most: 10,
    },
    {
      name: 'length of a median run of a median player in s',
      figure: (paces) => median(paces.median, seconds),
      least: 90,
      most: 240,
    },
    {
      name: 'length of a median run of a novice in s',
      figure: (paces) => median(paces.novice, seconds),
      least: 60,
      most: 150,
    },
  ],
};
