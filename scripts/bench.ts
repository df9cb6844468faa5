/**
 * `pnpm bench` runs every bench of the project; `pnpm bench <name>` runs one and passes its arguments on
 * (`pnpm bench boards --postgres`). A bench may have parts in several packages.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

const [name, ...options] = process.argv.slice(2);

if (name === undefined) {
  process.exitCode = runStep('turbo', ['run', 'bench', '--concurrency=1', '--output-logs=new-only']);
} else {
  const root = join(import.meta.dirname, '..');
  const parts = globSync(`{apps,packages}/*/bench/${name}.ts`, { cwd: root });
  if (parts.length === 0) throw new Error(`There is no bench named ${name}.`);
  for (const part of parts) process.exitCode = runStep('node', [join(root, part), ...options]) || process.exitCode;
}
