import type { Codex } from '../../src/codex-model.ts';
import type { ParsedQuestion } from '../parse-questions.ts';
import { isSameFact, sharedFacts } from '../shared-facts.ts';
import { draftsOfDates } from './dated.ts';
import { draftsOfKinds } from './kinds.ts';
import { draftsOfMeasures } from './measured.ts';
import { questionOf } from './question-parts.ts';
import { draftsOfSentences } from './said.ts';

/**
 * Compiles questions from the facts of the codex, so that knowing old answers is knowing the codex.
 * @param written questions that are not asked again
 * @param practice questions whose facts are not asked for, because their answers are public
 */
export function compileQuestions(
  codex: Codex,
  written: readonly ParsedQuestion[],
  practice: readonly ParsedQuestion[],
): ParsedQuestion[] {
  return [...draftsOfSentences(codex), ...draftsOfDates(codex), ...draftsOfMeasures(codex), ...draftsOfKinds(codex)]
    .map(questionOf)
    .filter((question) => !written.some((other) => isSameFact(question, other)))
    .filter((question) => sharedFacts([question], practice).length === 0);
}
