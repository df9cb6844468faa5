import { describe, expect, it } from 'vitest';
import { codexLanguages } from '../compile/read-codex.ts';
import { practiceBank, practiceTranslations } from './practice-bank.ts';
import { quizBank, quizTranslations } from './quiz-bank.ts';
import type { QuizWording } from './quiz-model.ts';

/** Widths that fit on a phone; a letter of Japanese is as wide as two of others. */
const WIDEST = { text: 146, option: 56, why: 150 } as const;

const widthOf = (text: string) => text.length + (text.match(/[\u3000-\u9FFF\uFF00-\uFFEF]/g) ?? []).length;

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).join('');

describe.each([
  ['ranked', quizBank, quizTranslations],
  ['practice', practiceBank, practiceTranslations],
])('the translations of the %s bank', (_, bank, translations) => {
  it('are in every language of the codex', () => {
    expect(['en', ...Object.keys(translations)].toSorted()).toEqual(codexLanguages.toSorted());
  });

  describe.each(Object.entries(translations))('%s', (_language, wordings) => {
    const pairs = bank.map((question, at) => ({ question, wording: wordings[at] as QuizWording }));

    it('has every question, with its title and its fact', () => {
      expect(wordings).toHaveLength(bank.length);
      expect(bank.filter((_question, at) => !wordings[at]).map(({ id }) => id)).toEqual([]);
      const lacking = pairs.filter(({ question, wording }) => Boolean(question.fact) !== Boolean(wording.fact));
      expect(lacking.map(({ question }) => question.id)).toEqual([]);
      expect(wordings.filter((wording) => !wording?.title)).toEqual([]);
    });

    it('has no sentence in English (F 10)', () => {
      const english = pairs.filter(
        ({ question, wording }) => wording.text === question.text || wording.why === question.why,
      );
      expect(english.map(({ question }) => question.id)).toEqual([]);
    });

    it('leaves no name out of a fact', () => {
      const blank = pairs.filter(
        ({ question, wording }) => wording.fact?.includes('…') && !question.fact?.includes('…'),
      );
      expect(blank.map(({ wording }) => wording.fact)).toEqual([]);
    });

    it('has four different options, and the figures of the original', () => {
      for (const { question, wording } of pairs) {
        expect.soft(new Set(wording.options.map((option) => option.toLowerCase())).size, question.id).toBe(4);
        const codes = question.options.filter((option) => /^[a-z]?\d+$/.test(option));
        expect.soft(wording.options.map(figuresOf), question.id).toEqual(expect.arrayContaining(codes.map(figuresOf)));
      }
    });

    it('fits on a phone', () => {
      const wide = pairs.flatMap(({ question: { id }, wording: { text, options, why } }) => [
        ...(widthOf(text) > WIDEST.text ? [`${id}: ${text}`] : []),
        ...options.filter((option) => widthOf(option) > WIDEST.option).map((option) => `${id}: ${option}`),
        ...(widthOf(why) > WIDEST.why ? [`${id}: ${why}`] : []),
      ]);
      expect(wide).toEqual([]);
    });

    it('does not name in a sentence what it is about', () => {
      const named = pairs.filter(({ question, wording }) => {
        if (!question.id.startsWith('said-')) return false;
        const words = (wording.options[question.right] as string).toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? [];
        return words.some((word) =>
          wording.text
            .toLowerCase()
            .split(/[^\p{L}\p{N}]+/u)
            .includes(word),
        );
      });
      expect(named.map(({ question, wording }) => `${question.id}: ${wording.text}`)).toEqual([]);
    });
  });
});
