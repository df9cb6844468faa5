import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '../src/codex-places.ts';
import type { QuizBank } from '../src/quiz-model.ts';
import { addBriefing } from './briefing-facts.ts';
import { parseQuestions } from './parse-questions.ts';
import { CODEX_FOLDER, readCodex } from './read-codex.ts';

/** Questions of ranked runs. */
export const QUIZ_FILE = join(import.meta.dirname, '../quiz/lore-master.md');

/** Questions of practice runs. */
export const PRACTICE_FILE = join(import.meta.dirname, '../quiz/practice.md');

/** Reads the questions of a file, with what the codex says of each. @throws {Error} on an invalid question */
export function readQuestions(file: string): QuizBank {
  const places = placesOf(readCodex(CODEX_FOLDER));
  return parseQuestions(readFileSync(file, 'utf8')).map((question) =>
    addBriefing(question, (anchor) => places.get(anchor)),
  );
}
