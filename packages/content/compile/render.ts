/** `pnpm --filter @star-seekers/content render`: checks codex and quiz banks and writes them as typed data, so that nothing parses markdown at run time. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from './codex-problems.ts';
import { placesOf } from '../src/codex-places.ts';
import { quizProblemsOf } from './quiz-problems.ts';
import { CODEX_FOLDER, readCodex } from './read-codex.ts';
import { PRACTICE_FILE, QUIZ_FILE, readQuestions } from './read-questions.ts';
import { sharedFacts } from './shared-facts.ts';

const codex = readCodex(CODEX_FOLDER);
const problems = problemsOf(codex);
if (problems.length > 0) throw new Error(`the codex is not in order:\n${problems.join('\n')}`);
const bank = readQuestions(QUIZ_FILE);
const practiceBank = readQuestions(PRACTICE_FILE);
const places = placesOf(codex);
const quizProblems = [
  ...[bank, practiceBank].flatMap((questions) => quizProblemsOf(questions, (anchor) => places.get(anchor))),
  ...sharedFacts(practiceBank, bank),
];
if (quizProblems.length > 0) throw new Error(`the quiz banks are not in order:\n${quizProblems.join('\n')}`);

write('codex.gen.ts', 'Codex', './codex-model.ts', 'codex', codex);
write('quiz-bank.gen.ts', 'QuizBank', './quiz-model.ts', 'quizBank', bank);
write('practice-bank.gen.ts', 'QuizBank', './quiz-model.ts', 'practiceBank', practiceBank);
console.info(`${codex.length} entries, ${bank.length} questions, ${practiceBank.length} for practice`);

function write(file: string, type: string, model: string, name: string, data: unknown): void {
  const source = `// Written by compile/render.ts.\nimport type { ${type} } from '${model}';\n\nexport const ${name}: ${type} = ${JSON.stringify(data, null, 2)};\n`;
  writeFileSync(join(import.meta.dirname, '../src', file), source);
}
