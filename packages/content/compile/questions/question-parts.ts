import { QUIZ_OPTION_COUNT, type QuizBand, type QuizQuestion, type QuizWording } from '../../src/quiz-model.ts';
import type { Phrase, Tongue } from '../tongue.ts';

/** A question that can be worded in any language. */
export interface Draft {
  readonly id: string;
  readonly band: QuizBand;
  readonly text: Phrase;
  /** The right one first. */
  readonly options: readonly Phrase[];
  readonly why: Phrase;
  readonly anchor: string;
}

/** A question in English; its briefing is added by `read-questions.ts`. */
export type ParsedQuestion = Omit<QuizQuestion, 'title' | 'fact'>;

/** The question of a draft in its original language. @throws {Error} where the original lacks a part of it */
export function questionOf(draft: Draft, original: Tongue): ParsedQuestion {
  const { id, band, anchor } = draft;
  const wording = wordingOf(draft, original);
  if (!wording) throw new Error(`${id} lacks a part`);
  const order = sortedOrder(wording.options);
  return { id, band, ...inOrder(wording, order), right: order.indexOf(0), anchor };
}

/** The wording of a draft in a translation, with the options in the order of the original. */
export function translationOf(draft: Draft, original: Tongue, tongue: Tongue): QuizWording | undefined {
  const [first, wording] = [wordingOf(draft, original), wordingOf(draft, tongue)];
  return first && wording && inOrder(wording, sortedOrder(first.options));
}

function inOrder(wording: QuizWording, order: readonly number[]): QuizWording {
  return { ...wording, options: order.map((index) => wording.options[index] as string) };
}

/** A draft in a language; undefined where the language lacks a part of it. @throws {Error} on options that are the same */
function wordingOf({ id, text, options, why }: Draft, tongue: Tongue): QuizWording | undefined {
  const [question, reason] = [text(tongue), why(tongue)];
  const offered = options.flatMap((option) => option(tongue) ?? []);
  if (question === undefined || reason === undefined || offered.length !== options.length) return undefined;
  if (new Set(offered).size !== QUIZ_OPTION_COUNT) {
    throw new Error(`${id} has the options ${offered.join(', ')} in ${tongue.language}`);
  }
  return { text: question, options: offered, why: reason };
}

/** The order in which options are sorted, as their indices: it gives no hint. */
function sortedOrder(options: readonly string[]): number[] {
  return options
    .map((_, index) => index)
    .toSorted((one, other) => ((options[one] as string) < (options[other] as string) ? -1 : 1));
}

/** A number that follows from a text and looks random: for choices that stay the same at each compilation. */
export function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The other values in a fixed order that looks random. */
export function shuffled<T>(values: readonly T[], key: (value: T) => string, seed: string): T[] {
  return values.toSorted((one, other) => numberOf(seed + key(one)) - numberOf(seed + key(other)));
}
