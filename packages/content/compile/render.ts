/** `pnpm --filter @star-seekers/content render`: writes the quiz banks as typed data (`docs/decisions/0020-generated-data-is-not-kept.md`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceQuestions, rankedQuestions } from './read-questions.ts';

for (const [name, { bank, translations }] of [
  ['quiz', rankedQuestions()],
  ['practice', practiceQuestions()],
] as const) {
  write(`${name}-bank`, 'QuizBank', `${name}Bank`, listOf(bank));
  const languages = Object.entries(translations).map(([language, wordings]) => `'${language}': ${listOf(wordings)},`);
  write(`${name}-translations`, 'QuizTranslations', `${name}Translations`, `{\n${languages.join('\n')}\n}`);
}

function listOf(values: readonly unknown[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join('')}]`;
}

function write(file: string, type: string, name: string, value: string): void {
  writeFileSync(
    join(import.meta.dirname, `../src/${file}.gen.ts`),
    `// Written by compile/render.ts.\nimport type { ${type} } from './quiz-model.ts';\n\nexport const ${name}: ${type} = ${value};\n`,
  );
}
