import type { CodexPlace } from '../src/codex-places.ts';
import { textOfBlock, textOfEntry } from '../src/codex-text.ts';
import { QUIZ_BANDS, type QuizBank, type QuizQuestion } from '../src/quiz-model.ts';

/** What fits on a phone without scrolling, in characters. */
const LONGEST = { text: 110, option: 44, why: 120 } as const;

/** Words that prove nothing when a codex entry holds them. */
export const FILLERS = new Set(
  'the and one two for with its was were that this they them she her his who what from into not only all any has had have their own each every over under out other than then there are about after before between'.split(
    ' ',
  ),
);

/**
 * Everything that is wrong with a bank, a line each; empty when it is in order.
 * @param placeOf where an anchor leads in the codex
 */
export function quizProblemsOf(bank: QuizBank, placeOf: (anchor: string) => CodexPlace | undefined): string[] {
  return [
    ...repeated(bank.map(({ id }) => id)).map((id) => `two questions are called ${id}`),
    ...repeated(bank.map(({ text }) => text.toLowerCase())).map((text) => `asked twice: ${text}`),
    ...unevenBands(bank),
    ...giveaways(bank),
    ...bank.flatMap((question) => [
      ...wordingProblems(question),
      ...groundProblems(question, placeOf).map((problem) => `${question.id}: ${problem}`),
    ]),
  ];
}

/** Share of questions whose right option is the longest, or the shortest; options of equal length share it. Chance is 0.25. */
export function lengthShares(bank: QuizBank): { longest: number; shortest: number } {
  const share = (extreme: (...lengths: number[]) => number) =>
    bank.reduce((sum, { options, right }) => {
      const lengths = options.map(({ length }) => length);
      const found = lengths.filter((length) => length === extreme(...lengths));
      return sum + (found.includes(lengths[right] ?? 0) ? 1 / found.length : 0);
    }, 0) / bank.length;
  return { longest: share(Math.max), shortest: share(Math.min) };
}

/** The words and figures of the right answer by which an entry can be known to tell of it. */
export function keyWordsOf({ options, right }: QuizQuestion): string[] {
  const words = (options[right] ?? '').toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,:'’-]*/gu) ?? [];
  const bare = words.map((word) => word.replace(/[.,:'’]+$/, '').replace(/['’]s$/, ''));
  const telling = bare.filter((word) => /\d/.test(word) || (word.length > 2 && !FILLERS.has(word)));
  return telling.length > 0 ? telling : bare;
}

/** The text that an anchor leads to: of its section with its heading, or of the whole entry. */
export function textAt({ entry, section }: CodexPlace): string {
  return (
    section ? [section.heading, ...section.blocks.map(textOfBlock)].join('\n') : textOfEntry(entry)
  ).toLowerCase();
}

function groundProblems(question: QuizQuestion, placeOf: (anchor: string) => CodexPlace | undefined): string[] {
  const place = placeOf(question.anchor);
  if (!place) return [`the codex has no place ${question.anchor}`];
  const text = textAt(place);
  if (textOfEntry(place.entry).includes(question.why)) return [`its reason is copied from ${question.anchor}`];
  const words = keyWordsOf(question);
  const missing = words.filter((word) => !text.includes(stemOf(word)));
  return missing.length > words.length / 2 || missing.some((word) => /\d/.test(word))
    ? [`${question.anchor} does not tell of ${missing.join(', ')}`]
    : [];
}

/** `hammers` is told by `hammer`. */
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

/** Every run takes a third of its questions from each band, so none may run short. */
function unevenBands(bank: QuizBank): string[] {
  return QUIZ_BANDS.filter((band) => bank.filter((question) => question.band === band).length < bank.length / 4).map(
    (band) => `too few questions are ${band}`,
  );
}

/** A player who knows nothing must not win by choosing the longest, or the shortest. */
function giveaways(bank: QuizBank): string[] {
  return Object.entries(lengthShares(bank))
    .filter(([, share]) => share > 0.25)
    .map(([extreme, share]) => `the right option is the ${extreme} of ${Math.round(share * 100)} in 100 questions`);
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
