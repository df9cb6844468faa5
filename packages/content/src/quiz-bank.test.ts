import { describe, expect, it } from 'vitest';
import { keyWordsOf, lengthShares, quizProblemsOf } from '../compile/quiz-problems.ts';
import { rankedQuestions } from '../compile/read-questions.ts';
import { codex, findInEnglish } from './english-codex.ts';
import { practiceBank } from './practice-bank.ts';
import { QUIZ_BANDS, type QuizQuestion, quizBank, quizTranslations } from './quiz-bank.ts';

describe('the quiz bank', () => {
  it('is valid: format, no question twice, every fact at its anchor', () => {
    expect(quizProblemsOf(quizBank, findInEnglish)).toEqual([]);
  });

  it('equals markdown and codex; if not, run `pnpm --filter @star-seekers/content render`', () => {
    expect(rankedQuestions()).toEqual({ bank: quizBank, translations: quizTranslations });
  });

  it('has at least 600 questions, more than practice, and at least 180 of each band', () => {
    expect(quizBank.length).toBeGreaterThanOrEqual(600);
    expect(quizBank.length).toBeGreaterThan(practiceBank.length);
    for (const band of QUIZ_BANDS) {
      expect(quizBank.filter((question) => question.band === band).length).toBeGreaterThanOrEqual(180);
    }
  });

  it('cannot be won by choosing the longest or the shortest option', () => {
    const { longest, shortest } = lengthShares(quizBank);
    expect(longest).toBeLessThanOrEqual(0.25);
    expect(shortest).toBeLessThanOrEqual(0.25);
  });

  it('asks about every entry of the codex', () => {
    const asked = new Set(quizBank.map(({ anchor }) => findInEnglish(anchor)?.entry.id));
    expect(codex.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  });
});

describe('the checker finds', () => {
  const valid: QuizQuestion = {
    id: 'lamp-fuel',
    band: 'easy',
    text: 'How much fuel does the Lamp burn in a day?',
    options: ['9 tonnes', '31 tonnes', '57 tonnes', '420 tonnes'],
    right: 1,
    why: 'All of it skimmed from Big Amber.',
    anchor: 'the-lamp',
    title: 'The Lamp',
  };
  const problemsWith = (change: Partial<QuizQuestion>) =>
    quizProblemsOf([{ ...valid, ...change }], findInEnglish).filter((problem) => problem.startsWith(`${valid.id}: `));

  it('nothing in a valid question', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each<[string, Partial<QuizQuestion>, string]>([
    ['an anchor that does not exist', { anchor: 'the-lampp' }, 'lamp-fuel: the codex has no place the-lampp'],
    ['a wrong figure', { right: 2 }, 'lamp-fuel: the-lamp does not mention 57'],
    [
      'an option offered twice',
      { options: ['31 tonnes', '31 tonnes', 'a', 'b'] },
      'lamp-fuel: offered twice: 31 tonnes',
    ],
    ['left-over markup', { why: 'All of _it_.' }, 'lamp-fuel: markup in All of _it_.'],
    [
      'a reason in the words of the codex',
      { why: 'It has been dark once' },
      'lamp-fuel: its reason is copied from the-lamp',
    ],
    ['a text too long for a phone', { why: 'x'.repeat(121) }, 'lamp-fuel: the reason is too long'],
  ])('%s', (_, change, problem) => {
    expect(problemsWith(change)).toContain(problem);
  });

  it('repeated questions, missing bands and right options of a typical length', () => {
    const longest = { ...valid, options: ['a', '31 tonnes', 'b', 'c'] };
    expect(quizProblemsOf([longest, longest], findInEnglish)).toEqual(
      expect.arrayContaining([
        'two questions have the id lamp-fuel',
        'asked twice: how much fuel does the lamp burn in a day?',
        'too few questions are hard',
        'the right option is the longest of 100 in 100 questions',
      ]),
    );
  });

  it('key words without common words', () => {
    expect(keyWordsOf({ ...valid, options: ['', 'It was the Harbourmaster’s 31.'], right: 1 })).toEqual([
      'harbourmaster',
      '31',
    ]);
  });
});
