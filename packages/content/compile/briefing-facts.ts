import { keyWordsOf, stemOf } from './quiz-problems.ts';
import type { ParsedQuestion } from './questions/question-parts.ts';
import { type SentencePlace, type Tongue, nameOf, sentencesAt } from './tongue.ts';

/** Six cards of such facts are read in a minute. */
export const LONGEST_FACT = 110;

/** Least share of the words of a question in the sentence that answers it; a smaller one is a coincidence. */
const LEAST_SHARED = 0.3;

/**
 * The place of the short sentence with all of the answer's words that is closest to the question: what the briefing says of it.
 * @returns undefined if there is none
 * @throws {Error} if the codex has no such place
 */
export function factOf(question: ParsedQuestion, original: Tongue): SentencePlace | undefined {
  const { anchor } = question;
  const title = nameOf(anchor)(original);
  if (title === undefined) throw new Error(`${question.id}: the codex has no place ${anchor}`);
  const answer = keyWordsOf(question).map(stemOf);
  const asked = (question.text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map(stemOf);
  const shared = ({ text }: { readonly text: string }) => {
    const [told, onCard] = [text, `${title} ${text}`].map((each) => each.toLowerCase()) as [string, string];
    const answers = answer.every((word) => told.includes(word));
    return answers ? asked.filter((word) => onCard.includes(word)).length / asked.length : 0;
  };
  const sections = original.codex.find(({ id }) => id === anchor)?.sections ?? [];
  const sentences = [anchor, ...sections.map((section) => section.anchor)].flatMap((place) =>
    sentencesAt(original, place),
  );
  // A piece of a quotation does not stand alone.
  const whole = sentences.filter(({ text }) => text.length <= LONGEST_FACT && text.split('"').length % 2 === 1);
  const best = whole.toSorted((one, other) => shared(other) - shared(one) || one.text.length - other.text.length)[0];
  return best !== undefined && shared(best) >= LEAST_SHARED ? best : undefined;
}
