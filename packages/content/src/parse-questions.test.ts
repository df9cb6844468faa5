import { describe, expect, it } from 'vitest';
import { parseQuestions, parseTranslation } from '../compile/read-questions.ts';

const QUESTION = `## mill-rocks (hard)

**How many rocks has the _Mill_?**

- 1,140
✓ 4,000
- 1,900
- None

They grind each other. [The Mill](../../codex/en/big-amber.md#the-mill)
`;

describe('the format of the questions (G4.10)', () => {
  it('is a heading, a bold line, options with a dash or a check mark, and a reason with a link', () => {
    expect(parseQuestions(`# A bank\n\nSome words.\n\n${QUESTION}`)).toEqual([
      {
        id: 'mill-rocks',
        band: 'hard',
        text: 'How many rocks has the Mill?',
        options: ['1,140', '4,000', '1,900', 'None'],
        right: 1,
        why: 'They grind each other.',
        anchor: 'the-mill',
      },
    ]);
  });

  it('accepts a link to an entry without a section', () => {
    const [question] = parseQuestions(QUESTION.replace('#the-mill', ''));
    expect(question?.anchor).toBe('big-amber');
  });

  it('is the same in a translation, without difficulty and link', () => {
    const translated = QUESTION.replace(' (hard)', '').replace(/ \[.*/, '');
    expect(parseTranslation(translated).get('mill-rocks')).toEqual({
      text: 'How many rocks has the Mill?',
      options: ['1,140', '4,000', '1,900', 'None'],
      right: 1,
      why: 'They grind each other.',
    });
  });

  it.each([
    ['without a difficulty', (text: string) => text.replace(' (hard)', ''), 'an id and a difficulty'],
    ['of an unknown difficulty', (text: string) => text.replace('hard', 'fair'), 'there is no difficulty fair'],
    ['without a bold line', (text: string) => text.replaceAll('**', ''), 'a bold line with the question'],
    ['with three options', (text: string) => text.replace('- None\n', ''), 'it has 3 options'],
    ['without a right option', (text: string) => text.replace('✓', '-'), 'exactly one option must be right'],
    ['with two right options', (text: string) => text.replace('- None', '✓ None'), 'exactly one option must be right'],
    ['without a reason', (text: string) => text.replace(/They .*/, ''), 'a last line with its reason'],
    [
      'with a line of another kind',
      (text: string) => text.replace('- None', '* None'),
      'options that start with - or ✓',
    ],
  ])('refuses a question %s', (_, change, message) => {
    expect(() => parseQuestions(change(QUESTION))).toThrow(message);
  });
});
