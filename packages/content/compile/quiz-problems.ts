import type { CodexPlace } from '../src/codex-places.ts';
import { textOfBlock, textOfEntry } from '../src/codex-text.ts';
import { QUIZ_BANDS, type QuizBank, type QuizQuestion } from '../src/quiz-model.ts';

/** Characters that fit on a phone without scrolling. */
const LONGEST = { text: 110, option: 44, why: 120 } as const;

/** Words that are too common to show that an entry contains an answer. */
export const FILLERS = new Set(
  'the and one two for with its was were that this they them she her his who what from into not only all any has had have their own each every over under out other than then there are about after before between'.split(
    ' ',
  ),
);

/**
 * The problems of a bank, one line each; empty for a valid bank.
 * @param placeOf resolves an anchor of the codex
 */
export function quizProblemsOf(bank: QuizBank, placeOf: (anchor: string) => CodexPlace | undefined): string[] {
  return [
    ...repeated(bank.map(({ id }) => id)).map((id) => `two questions have the id ${id}`),
    ...repeated(bank.map(({ text }) => text.toLowerCase())).map((text) => `asked twice: ${text}`),
    ...unevenBands(bank),
    ...giveaways(bank),
    ...bank.flatMap((question) => [
      ...wordingProblems(question),
      ...sourceProblems(question, placeOf).map((problem) => `${question.id}: ${problem}`),
    ]),
  ];
}

/** Share of questions whose right option is the longest or the shortest; options of equal length share it. By chance it is 0.25. */
export function lengthShares(bank: QuizBank): { longest: number; shortest: number } {
  const share = (extreme: (...lengths: number[]) => number) =>
    bank.reduce((sum, { options, right }) => {
      const lengths = options.map(({ length }) => length);
      const found = lengths.filter((length) => length === extreme(...lengths));
      return sum + (found.includes(lengths[right] ?? 0) ? 1 / found.length : 0);
    }, 0) / bank.length;
  return { longest: share(Math.max), shortest: share(Math.min) };
}

/** The significant words and figures of the right answer; all its words if none is significant. */
export function keyWordsOf({ options, right }: Pick<QuizQuestion, 'options' | 'right'>): string[] {
  const words = (options[right] ?? '').toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,:'’-]*/gu) ?? [];
  const bare = words.map((word) => word.replace(/[.,:'’]+$/, '').replace(/['’]s$/, ''));
  const significant = bare.filter((word) => /\d/.test(word) || (word.length > 2 && !FILLERS.has(word)));
  return significant.length > 0 ? significant : bare;
}

/** The text of a place in lower case: its section with the heading, or the whole entry. */
export function textAt({ entry, section }: CodexPlace): string {
  return (
    section ? [section.heading, ...section.blocks.map(textOfBlock)].join('\n') : textOfEntry(entry)
  ).toLowerCase();
}

function sourceProblems(question: QuizQuestion, placeOf: (anchor: string) => CodexPlace | undefined): string[] {
  const place = placeOf(question.anchor);
  if (!place) return [`the codex has no place ${question.anchor}`];
  const text = textAt(place);
  if (textOfEntry(place.entry).includes(question.why)) return [`its reason is copied from ${question.anchor}`];
  const words = keyWordsOf(question);
  const missing = words.filter((word) => !text.includes(stemOf(word)));
  return missing.length > words.length / 2 || missing.some((word) => /\d/.test(word))
    ? [`${question.anchor} does not mention ${missing.join(', ')}`]
    : [];
}

/** The stem of a word: `hammer` for `hammers`. */
export function stemOf(word: string): string {
  return /\d/.test(word) || word.length < 5 ? word : word.replace(/(?:ies|es|s|ing|ed)$/, '');
}

function wordingProblems({ id, text, options, why }: QuizQuestion): string[] {
  return [
    ...(text.length > LONGEST.text ? [`${id}: the question is too long`] : []),
    ...options.filter(({ length }) => length > LONGEST.option).map((option) => `${id}: too long: ${option}`),
    ...(why.length > LONGEST.why ? [`${id}: the reason is too long`] : []),
    ...repeated(options.map((option) => option.toLowerCase())).map((option) => `${id}: offered twice: ${option}`),
    ...[text, ...options, why].filter((part) => /[*_[\]<>]/.test(part)).map((part) => `${id}: markup in ${part}`),
  ];
}

/** Every run draws a third of its questions from each band, so each band needs enough questions. */
function unevenBands(bank: QuizBank): string[] {
  return QUIZ_BANDS.filter((band) => bank.filter((question) => question.band === band).length < bank.length / 4).map(
    (band) => `too few questions are ${band}`,
  );
}

/** Choosing the longest or the shortest option must not beat chance. */
function giveaways(bank: QuizBank): string[] {
  return Object.entries(lengthShares(bank))
    .filter(([, share]) => share > 0.25)
    .map(([extreme, share]) => `the right option is the ${extreme} of ${Math.round(share * 100)} in 100 questions`);
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
