/** `pnpm --filter @star-seekers/content render`: writes the quiz banks as typed data (`docs/decisions/0020-generated-data-is-not-kept.md`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { practiceQuestions, rankedQuestions } from './read-questions.ts';

for (const [name, { bank, translations }] of [
  ['quiz', rankedQuestions()],
  ['practice', practiceQuestions()],
] as const) {
  write(`${name}-bank`, 'QuizBank', `${name}Bank`, listOf(bank));
  const languages = Object.entries(translations).map(([language, wordings]) => `"${language}": ${listOf(wordings)}`);
  write(`${name}-translations`, 'QuizTranslations', `${name}Translations`, `{\n${languages.join(',\n')}\n}`);
}

/** A line for each value, so that a change is a change of lines. */
function listOf(values: readonly unknown[]): string {
  return `[\n${values.map((value) => `  ${JSON.stringify(value)}`).join(',\n')}\n]`;
}

/**
 * Writes data as JSON in a string: compilers need not check a megabyte of literals, and engines read JSON faster than code.
 * @throws {Error} when the data has what a template string does not leave as it is
 */
function write(file: string, type: string, name: string, json: string): void {
  if (/`|\$\{/.test(json))
    throw new Error(`${file} has a backtick or a dollar with a brace, which its string cannot hold.`);
  writeFileSync(
    join(import.meta.dirname, `../src/${file}.gen.ts`),
    `// Written by compile/render.ts.\nimport type { ${type} } from './quiz-model.ts';\n\nexport const ${name}: ${type} = JSON.parse(String.raw\`${json}\`);\n`,
  );
}
