import { isSameFact, sharedFacts } from '../shared-facts.ts';
import type { Tongue } from '../tongue.ts';
import { draftsOfDates } from './dated.ts';
import { draftsOfKinds } from './kinds.ts';
import { draftsOfMeasures } from './measured.ts';
import { type Draft, type ParsedQuestion, questionOf } from './question-parts.ts';
import { draftsOfSentences } from './said.ts';

/**
 * Compiles questions from the facts of the codex, so that knowing old answers is knowing the codex.
 * @param original the language that decides which questions there are
 * @param written questions that are not asked again
 * @param practice questions whose facts are not asked for, because their answers are public
 */
export function compileQuestions(
  original: Tongue,
  written: readonly ParsedQuestion[],
  practice: readonly ParsedQuestion[],
): Draft[] {
  const drafts = [draftsOfSentences, draftsOfDates, draftsOfMeasures, draftsOfKinds].flatMap((compile) =>
    compile(original),
  );
  return drafts.filter((draft) => {
    const question = questionOf(draft, original);
    return !written.some((other) => isSameFact(question, other)) && sharedFacts([question], practice).length === 0;
  });
}
