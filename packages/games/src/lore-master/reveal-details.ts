import type { Json } from '@star-seekers/sim';

/** Details in each language that has them; always in English. */
export type InLanguages<Details> = { en: Details } & { [language: string]: Details };

/** Details of a briefing: its cards. */
export type BriefingDetails = {
  /** Title of a place in the codex. */
  title: string;
  anchor: string;
  /** One short sentence each. */
  facts: string[];
}[];

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

/**
 * Index of the reveal of the last part of the briefing in a run, of question `number` (from 1), and of its verdict.
 * @param bites as in the state
 */
export const revealIndex = {
  briefing: (bites: readonly number[]) => 2 * (bites.at(-1) ?? 0) + bites.length - 1,
  question: (number: number, bites: readonly number[]) =>
    2 * number - 2 + bites.filter((after) => after < number).length,
  verdict: (number: number, bites: readonly number[]) => 1 + revealIndex.question(number, bites),
};

/** @returns undefined if they are not those of a briefing */
export function parseBriefing(details: Json | undefined): BriefingDetails | undefined {
  if (!Array.isArray(details)) return undefined;
  const cards = details.flatMap((card) => {
    const { title, anchor, facts } = fieldsOf(card);
    const isCard = typeof title === 'string' && typeof anchor === 'string' && Array.isArray(facts);
    return isCard ? [{ title, anchor, facts: facts.filter((fact) => typeof fact === 'string') }] : [];
  });
  return cards.length === details.length ? cards : undefined;
}

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

/** Details as they are shown: in the wanted language, or in English where it lacks them. */
export type Shown<Details> = { readonly lang: string; readonly details: Details };

/** @returns undefined if the details are not those of the wanted kind */
export function detailsIn<Details>(
  language: string,
  shown: Json | undefined,
  parse: (details: Json | undefined) => Details | undefined,
): Shown<Details> | undefined {
  const languages = fieldsOf(shown);
  const lang = Object.hasOwn(languages, language) ? language : 'en';
  const details = parse(languages[lang]);
  return details && { lang, details };
}

function fieldsOf(details: Json | undefined): Readonly<Record<string, Json>> {
  return typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {};
}
