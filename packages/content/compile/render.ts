/** `pnpm --filter @star-seekers/content render`: writes the quiz banks as typed data (`docs/decisions/0020-generated-data-is-not-kept.md`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceQuestions, rankedQuestions } from './read-questions.ts';

for (const [file, name, { bank, translations }] of [
  ['quiz', 'quiz', rankedQuestions()],
  ['practice', 'practice', practiceQuestions()],
] as const) {
  write(`${file}-bank`, 'QuizBank', `${name}Bank`, linesOf(bank, '[', ']'));
  const languages = Object.entries(translations).map(
    ([language, wordings]) => `'${language}': ${linesOf(wordings, '[', ']')},`,
  );
  write(`${file}-translations`, 'QuizTranslations', `${name}Translations`, `{\n${languages.join('\n')}\n}`);
}

function linesOf(values: readonly unknown[], open: string, close: string): string {
  return `${open}\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join('')}${close}`;
}

function write(file: string, type: string, name: string, value: string): void {
  writeFileSync(
    join(import.meta.dirname, `../src/${file}.gen.ts`),
    `// Written by compile/render.ts.\nimport type { ${type} } from './quiz-model.ts';\n\nexport const ${name}: ${type} = ${value};\n`,
  );
}
