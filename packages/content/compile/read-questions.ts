import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuizBank } from '../src/quiz-model.ts';
import { parseQuestions } from './parse-questions.ts';

/** The bank's markdown. */
export const QUIZ_FILE = join(import.meta.dirname, '../quiz/lore-master.md');

/** Reads the questions. @throws {Error} on one that is not in the format */
export function readQuestions(file: string): QuizBank {
  return parseQuestions(readFileSync(file, 'utf8'));
}
