import { describe, expect, it } from 'vitest';
import { LONGEST_FACT, addBriefing } from '../compile/briefing-facts.ts';
import { parseQuestions } from '../compile/parse-questions.ts';
import { keyWordsOf, stemOf } from '../compile/quiz-problems.ts';
import { findInEnglish } from './english-codex.ts';
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
  const [shortest] = parseQuestions(`## lamp-dark (easy)

**How often has the Lamp been dark since it was lit?**

- Never
✓ Once
- Twice
- Every tide

For the eleven seconds of the Shrug. [The Lamp](../codex/en/the-lamp.md)
`);
  const question = shortest as NonNullable<typeof shortest>;

  it('is the sentence of its place with the answer and the words of the question', () => {
    expect(addBriefing(question, findInEnglish)).toMatchObject({
      title: 'The Lamp',
      fact: 'It has been dark once, for the eleven seconds of the Shrug.',
    });
  });

  it('is missing where no sentence says the answer', () => {
    expect(addBriefing({ ...question, right: 3 }, findInEnglish)).not.toHaveProperty('fact');
  });

  it('needs a place in the codex', () => {
    expect(() => addBriefing({ ...question, anchor: 'nowhere' }, findInEnglish)).toThrow('has no place nowhere');
  });
});
