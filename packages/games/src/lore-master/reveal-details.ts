import type { Json } from '@star-seekers/sim';

/** Details of a revealed question: its text, and its options in their displayed order. */
export type QuestionDetails = {
  text: string;
  options: string[];
};

/** Details of a verdict. */
export type VerdictDetails = {
  /** Reason in one line. */
  why: string;
  /** Anchor of the source in the codex. */
  anchor: string;
};

/** Index of the reveal of question `number` (from 1) in a run, and of its verdict. */
export const revealIndex = {
  question: (number: number) => 2 * (number - 1),
  verdict: (number: number) => 2 * (number - 1) + 1,
} as const;

/** @returns undefined if they are not those of a question */
export function parseQuestion(details: Json | undefined): QuestionDetails | undefined {
  const { text, options } = fieldsOf(details);
  if (typeof text !== 'string' || !Array.isArray(options)) return undefined;
  const texts = options.filter((option) => typeof option === 'string');
  return texts.length === options.length ? { text, options: texts } : undefined;
}

/** @returns undefined if they are not those of a verdict */
export function parseVerdict(details: Json | undefined): VerdictDetails | undefined {
  const { why, anchor } = fieldsOf(details);
  return typeof why === 'string' && typeof anchor === 'string' ? { why, anchor } : undefined;
}

function fieldsOf(details: Json | undefined): Readonly<Record<string, Json>> {
  return typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {};
}
