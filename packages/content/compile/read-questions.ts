import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuizBank } from '../src/quiz-model.ts';
import { parseQuestions } from './parse-questions.ts';

/** Questions of ranked runs. */
export const QUIZ_FILE = join(import.meta.dirname, '../quiz/lore-master.md');

/** Questions of practice runs. */
export const PRACTICE_FILE = join(import.meta.dirname, '../quiz/practice.md');

/** Reads the questions of a file. @throws {Error} on an invalid question */
export function readQuestions(file: string): QuizBank {
  return parseQuestions(readFileSync(file, 'utf8'));
}
