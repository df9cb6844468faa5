import type { ParsedQuestion } from './questions/question-parts.ts';
import { FILLERS, keyWordsOf, stemOf } from './quiz-problems.ts';

/** Words that any two questions may share. */
const QUESTION_WORDS = new Set(
  'how what when where which why many much long far often does did may can could time day days year years'.split(' '),
);

/** Two questions with a larger share of common words count as the same fact. */
const MAX_SHARED = 0.6;

/**
 * Pairs of questions of two banks that ask for the same fact, one line each: same id, same text, similar words, or the same right answer
 * from the same place of the codex.
 */
export function sharedFacts(bank: readonly ParsedQuestion[], other: readonly ParsedQuestion[]): string[] {
  const others = other.map((question) => ({ question, words: wordsOf(question) }));
  return bank.flatMap((question) => {
    const words = wordsOf(question);
    return others
      .filter((candidate) => isSameFact(question, candidate.question) || likeness(words, candidate.words) > MAX_SHARED)
      .map((candidate) => `${question.id} asks what ${candidate.question.id} asks`);
  });
}

/** Whether two questions ask for the same fact: same id, same text, or the same right answer from the same place. */
export function isSameFact(left: ParsedQuestion, right: ParsedQuestion): boolean {
  return (
    left.id === right.id ||
    left.text.toLowerCase() === right.text.toLowerCase() ||
    (left.anchor === right.anchor && left.options[left.right] === right.options[right.right])
  );
}

/** Number of common words as a share of the shorter question. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...left].filter((word) => right.has(word)).length / Math.min(left.size, right.size);
}

/** The stems of a question and of its right answer. */
function wordsOf(question: ParsedQuestion): ReadonlySet<string> {
  const words = question.text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  const significant = words.filter((word) => word.length > 2 && !FILLERS.has(word) && !QUESTION_WORDS.has(word));
  return new Set([...significant, ...keyWordsOf(question)].map(stemOf));
}
