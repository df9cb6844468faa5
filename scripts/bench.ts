/**
 * `pnpm bench` runs every bench of the project; `pnpm bench <name>` runs one and passes its arguments on
 * (`pnpm bench boards --postgres`).
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

const [name, ...options] = process.argv.slice(2);

if (name === undefined) {
  process.exitCode = runStep('turbo', ['run', 'bench', '--concurrency=1', '--output-logs=new-only']);
} else {
  const root = join(import.meta.dirname, '..');
  const [file] = globSync(`{apps,packages}/*/bench/${name}.ts`, { cwd: root });
  if (file === undefined) throw new Error(`There is no bench named ${name}.`);
  process.exitCode = runStep('node', [join(root, file), ...options]);
}
