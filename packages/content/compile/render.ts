/** `pnpm --filter @star-seekers/content render`: writes the quiz banks as typed data (`docs/decisions/0020-generated-data-is-not-kept.md`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceQuestions, rankedQuestions } from './read-questions.ts';

for (const [file, name, bank] of [
  ['quiz-bank', 'quizBank', rankedQuestions()],
  ['practice-bank', 'practiceBank', practiceQuestions()],
] as const) {
  const lines = bank.map((question) => `  ${JSON.stringify(question)},\n`).join('');
  writeFileSync(
    join(import.meta.dirname, `../src/${file}.gen.ts`),
    `// Written by compile/render.ts.\nimport type { QuizBank } from './quiz-model.ts';\n\nexport const ${name}: QuizBank = [\n${lines}];\n`,
  );
}
