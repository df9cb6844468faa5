/** `pnpm --filter @star-seekers/content render`: checks the codex and writes it as typed data, so that no browser parses markdown. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from './codex-problems.ts';
import { CODEX_FOLDER, readCodex } from './read-codex.ts';

const codex = readCodex(CODEX_FOLDER);
const problems = problemsOf(codex);
if (problems.length > 0) throw new Error(`the codex is not in order:\n${problems.join('\n')}`);
writeFileSync(
  join(import.meta.dirname, '../src/codex.gen.ts'),
  `// Written by compile/render.ts.\nimport type { Codex } from './codex-model.ts';\n\nexport const codex: Codex = ${JSON.stringify(codex, null, 2)};\n`,
);
console.info(`${codex.length} entries`);
