import type { CodexBlock } from '../src/codex-model.ts';
import type { CodexPlace } from '../src/codex-places.ts';
import { textOfBlock, textOfSpans } from '../src/codex-text.ts';
import type { QuizQuestion } from '../src/quiz-model.ts';
import type { ParsedQuestion } from './parse-questions.ts';
import { keyWordsOf, stemOf } from './quiz-problems.ts';

/** Six cards of such facts are read in a minute. */
export const LONGEST_FACT = 110;

/** Least share of the words of a question in the sentence that answers it; a smaller one is a coincidence. */
const LEAST_SHARED = 0.3;

/** The end of a sentence. */
const SENTENCE_END = /(?<=[.!?]["”]?) (?=["“\p{Lu}\d])/u;

/** Adds what the briefing says of a question: the title of its place in the codex, and the sentence there that answers it. */
export function addBriefing(
  question: ParsedQuestion,
  placeOf: (anchor: string) => CodexPlace | undefined,
): QuizQuestion {
  const place = placeOf(question.anchor);
  if (!place) throw new Error(`${question.id}: the codex has no place ${question.anchor}`);
  const title = place.section?.heading ?? place.entry.title;
  const fact = factOf(question, title, sentencesAt(place));
  return { ...question, title, ...(fact !== undefined && { fact }) };
}

/** The short sentence with all of the answer's words that is closest to the question; undefined if there is none. */
function factOf(question: ParsedQuestion, title: string, sentences: readonly string[]): string | undefined {
  const answer = keyWordsOf(question).map(stemOf);
  const asked = (question.text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map(stemOf);
  const shared = (sentence: string) => {
    const [told, onCard] = [sentence, `${title} ${sentence}`].map((text) => text.toLowerCase()) as [string, string];
    const answers = answer.every((word) => told.includes(word));
    return answers ? asked.filter((word) => onCard.includes(word)).length / asked.length : 0;
  };
  // A piece of a quotation does not stand alone.
  const whole = sentences.filter((sentence) => sentence.length <= LONGEST_FACT && sentence.split('"').length % 2 === 1);
  const best = whole.toSorted((one, other) => shared(other) - shared(one) || one.length - other.length)[0];
  return best !== undefined && shared(best) >= LEAST_SHARED ? best : undefined;
}

function sentencesAt({ entry, section }: CodexPlace): string[] {
  const blocks = section?.blocks ?? [...entry.lead, ...entry.sections.flatMap((each) => each.blocks)];
  return [...(section ? [] : [entry.summary]), ...blocks.flatMap(sentencesOf)];
}

function sentencesOf(block: CodexBlock): string[] {
  return block.kind === 'facts'
    ? block.facts.map(({ name, value }) => `${name}: ${textOfSpans(value)}`)
    : textOfBlock(block).split(SENTENCE_END);
}
