import { describe, expect, it } from 'vitest';
import { sharedFacts } from '../compile/questions/compile-questions.ts';
import { quizProblemsOf } from '../compile/quiz-problems.ts';
import { practiceQuestions } from '../compile/read-questions.ts';
import { CODEX_CATEGORIES } from './codex-model.ts';
import { findInEnglish } from './english-codex.ts';
import { practiceBank, practiceTranslations } from './practice-bank.ts';
import { QUIZ_BANDS, type QuizBank, type QuizQuestion, quizBank } from './quiz-bank.ts';

describe('the practice bank', () => {
  it('is valid: format, no question twice, every fact at its anchor', () => {
    expect(quizProblemsOf(practiceBank, findInEnglish)).toEqual([]);
  });

  it('equals its markdown; if not, run `pnpm --filter @star-seekers/content render`', () => {
    expect(practiceQuestions()).toEqual({ bank: practiceBank, translations: practiceTranslations });
  });

  it('has 60 questions, as many of each band', () => {
    expect(practiceBank).toHaveLength(60);
    for (const band of QUIZ_BANDS) expect(practiceBank.filter((question) => question.band === band)).toHaveLength(20);
  });

  it.each(CODEX_CATEGORIES)('asks about %s about as often as the ranked bank', (category) => {
    expect(Math.abs(shareOf(practiceBank, category) - shareOf(quizBank, category))).toBeLessThan(0.12);
  });

  it('shares no question with the ranked bank, also not in other words', () => {
    expect(sharedFacts(practiceBank, quizBank)).toEqual([]);
  });
});

describe('a fact of the ranked bank is found', () => {
  const ranked: QuizQuestion = {
    id: 'lamp-fuel',
    band: 'easy',
    text: 'How much fuel does the Lamp burn in a day?',
    options: ['420 tonnes', '57 tonnes', '31 tonnes', 'Nine tonnes'],
    right: 2,
    why: 'All of it skimmed from Big Amber.',
    anchor: 'the-lamp',
    title: 'The Lamp',
  };
  const other: QuizQuestion = {
    ...ranked,
    id: 'lamp-width',
    text: 'How wide is the Lamp?',
    options: ['Nine metres', 'Forty metres', 'A kilometre', 'Six metres'],
    right: 1,
  };

  it('not in a question about something else', () => {
    expect(sharedFacts([other], [ranked])).toEqual([]);
  });

  it.each<[string, Partial<QuizQuestion>]>([
    ['under its id', { id: ranked.id }],
    ['in its words', { text: ranked.text.toUpperCase() }],
    [
      'in other words',
      { ...ranked, id: other.id, text: 'What weight of fuel is burnt by the Lamp?', anchor: 'the-hub' },
    ],
    ['as another question with the same answer', { options: ranked.options, right: ranked.right }],
  ])('%s', (_, change) => {
    const question = { ...other, ...change };
    expect(sharedFacts([question], [ranked])).toEqual([`${question.id} asks what lamp-fuel asks`]);
  });
});

/** Share of a bank's questions that are about entries of a category. */
function shareOf(bank: QuizBank, category: string): number {
  return bank.filter(({ anchor }) => findInEnglish(anchor)?.entry.category === category).length / bank.length;
}
