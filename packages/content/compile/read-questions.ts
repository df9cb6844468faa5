import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '../src/codex-places.ts';
import type { QuizBank } from '../src/quiz-model.ts';
import { addBriefing } from './briefing-facts.ts';
import { type ParsedQuestion, parseQuestions } from './parse-questions.ts';
import { compileQuestions } from './questions/compile-questions.ts';
import { readCodex } from './read-codex.ts';

/** The questions of ranked runs: those that are written, then those that are compiled from the codex. @throws {Error} on an invalid one */
export function rankedQuestions(): QuizBank {
  const written = readQuestions('lore-master.md');
  return withBriefings([...written, ...compileQuestions(readCodex('en'), written, readQuestions('practice.md'))]);
}

/** The questions of practice runs. @throws {Error} on an invalid one */
export function practiceQuestions(): QuizBank {
  return withBriefings(readQuestions('practice.md'));
}

function readQuestions(file: string): readonly ParsedQuestion[] {
  return parseQuestions(readFileSync(join(import.meta.dirname, '../quiz', file), 'utf8'));
}

/** Adds to each question what the codex says of it. */
function withBriefings(questions: readonly ParsedQuestion[]): QuizBank {
  const places = placesOf(readCodex('en'));
  return questions.map((question) => addBriefing(question, (anchor) => places.get(anchor)));
}
