import { QUIZ_OPTION_COUNT, type QuizBand } from '../../src/quiz-model.ts';
import type { ParsedQuestion } from '../parse-questions.ts';

/** A compiled question before its options are in order. */
export interface Draft {
  readonly id: string;
  readonly band: QuizBand;
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly why: string;
  readonly anchor: string;
}

/** The question of a draft, with its options in alphabetical order. @throws {Error} unless it has four different options */
export function questionOf({ right, wrong, ...rest }: Draft): ParsedQuestion {
  const options = [right, ...wrong].toSorted((one, other) => (one < other ? -1 : 1));
  if (new Set(options).size !== QUIZ_OPTION_COUNT) throw new Error(`${rest.id} has the options ${options.join(', ')}`);
  return { ...rest, options, right: options.indexOf(right) };
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
