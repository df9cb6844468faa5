import type { Json } from '@star-seekers/sim';

/** What the dealer shows of a question that it puts: its text, and its options in the order in which they stand. */
export type ShownQuestion = {
  text: string;
  options: string[];
};

/** What the dealer shows beside the right option. */
export type ShownVerdict = {
  /** One line that tells why. */
  why: string;
  /** The place in the codex that tells more. */
  anchor: string;
};

/** Where in a run its dealer was asked for question `number` (from 1), and for the right answer to it. */
export const dealtAt = {
  question: (number: number) => 2 * (number - 1),
  verdict: (number: number) => 2 * (number - 1) + 1,
} as const;

/** @returns undefined when it is no question */
export function readQuestion(shown: Json | undefined): ShownQuestion | undefined {
  const { text, options } = fieldsOf(shown);
  if (typeof text !== 'string' || !Array.isArray(options)) return undefined;
  const texts = options.filter((option) => typeof option === 'string');
  return texts.length === options.length ? { text, options: texts } : undefined;
}

/** @returns undefined when it is no verdict */
export function readVerdict(shown: Json | undefined): ShownVerdict | undefined {
  const { why, anchor } = fieldsOf(shown);
  return typeof why === 'string' && typeof anchor === 'string' ? { why, anchor } : undefined;
}

function fieldsOf(shown: Json | undefined): Readonly<Record<string, Json>> {
  return typeof shown === 'object' && shown !== null && !Array.isArray(shown) ? shown : {};
}
