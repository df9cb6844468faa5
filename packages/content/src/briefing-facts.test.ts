import { describe, expect, it } from 'vitest';
import type { ParsedQuestion } from '../compile/questions/question-parts.ts';
import { keyWordsOf, stemOf } from '../compile/quiz-problems.ts';
import { LONGEST_FACT, factOf } from '../compile/read-questions.ts';
import { readTongue, sentenceAt } from '../compile/tongue.ts';
import { practiceBank } from './practice-bank.ts';
import { quizBank } from './quiz-bank.ts';

describe.each([
  ['ranked', quizBank],
  ['practice', practiceBank],
])('the facts of the %s bank', (_, bank) => {
  const briefed = bank.flatMap((question) => (question.fact === undefined ? [] : [{ question, fact: question.fact }]));

  it('say the answer, in a sentence that is read in seconds', () => {
    const silent = briefed.filter(({ question, fact }) =>
      keyWordsOf(question).some((word) => !fact.toLowerCase().includes(stemOf(word))),
    );
    expect(silent.map(({ question }) => question.id)).toEqual([]);
    expect(briefed.filter(({ fact }) => fact.length > LONGEST_FACT)).toEqual([]);
  });

  it('cover enough places for six cards of easy questions in every run', () => {
    const easy = briefed.filter(({ question }) => question.band === 'easy');
    expect(new Set(easy.map(({ question }) => question.anchor)).size).toBeGreaterThanOrEqual(12);
  });
});

describe('the fact of a question', () => {
  const english = readTongue('en');
  const question: ParsedQuestion = {
    id: 'lamp-dark',
    band: 'easy',
    text: 'How often has the Lamp been dark since it was lit?',
    options: ['Never', 'Once', 'Twice', 'Every tide'],
    right: 1,
    why: 'For the eleven seconds of the Shrug.',
    anchor: 'the-lamp',
  };

  it('is the sentence of its place with the answer and the words of the question, in any language', () => {
    const place = factOf(question, english) as NonNullable<ReturnType<typeof factOf>>;
    const fact = sentenceAt(place, english, 'fact');
    expect(fact(english)).toBe('It has been dark once, for the eleven seconds of the Shrug.');
    expect(fact(readTongue('de'))).toBe('Dunkel war sie einmal, für die elf Sekunden des Zuckens.');
  });

  it('is missing where no sentence says the answer', () => {
    expect(factOf({ ...question, right: 3 }, english)).toBeUndefined();
  });

  it('needs a place in the codex', () => {
    expect(() => factOf({ ...question, anchor: 'nowhere' }, english)).toThrow('has no place nowhere');
  });
});
