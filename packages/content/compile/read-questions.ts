import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuizBank } from '../src/quiz-model.ts';
import { parseQuestions } from './parse-questions.ts';
import { compileQuestions } from './questions/compile-questions.ts';
import { readCodex } from './read-codex.ts';

/** The questions of ranked runs: those that are written, then those that are compiled from the codex. @throws {Error} on an invalid one */
export function rankedQuestions(): QuizBank {
  const written = readQuestions('lore-master.md');
  return [...written, ...compileQuestions(readCodex('en'), written, practiceQuestions())];
}

/** The questions of practice runs. @throws {Error} on an invalid one */
export function practiceQuestions(): QuizBank {
  return readQuestions('practice.md');
}

function readQuestions(file: string): QuizBank {
  return parseQuestions(readFileSync(join(import.meta.dirname, '../quiz', file), 'utf8'));
}
