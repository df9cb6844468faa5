/** `pnpm --filter @star-seekers/content render`: writes the quiz banks as typed data (`docs/decisions/0020-generated-data-is-not-kept.md`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRACTICE_FILE, QUIZ_FILE, readQuestions } from './read-questions.ts';

for (const [file, name, markdown] of [
  ['quiz-bank', 'quizBank', QUIZ_FILE],
  ['practice-bank', 'practiceBank', PRACTICE_FILE],
] as const) {
  const data = JSON.stringify(readQuestions(markdown), null, 2);
  writeFileSync(
    join(import.meta.dirname, `../src/${file}.gen.ts`),
    `// Written by compile/render.ts.\nimport type { QuizBank } from './quiz-model.ts';\n\nexport const ${name}: QuizBank = ${data};\n`,
  );
}
