import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Codex } from '../src/codex-model.ts';
import { parseEntry } from './parse-entry.ts';

/** The folder of the codex's markdown. */
export const CODEX_FOLDER = join(import.meta.dirname, '../codex');

/** Reads the entries in the order of `index.md`. @throws {Error} on an invalid entry or another title in the index */
export function readCodex(folder: string): Codex {
  return readIndex(folder).map(({ title, fileName }) => {
    const entry = parseEntry(fileName, readFileSync(join(folder, fileName), 'utf8'));
    if (entry.title !== title) throw new Error(`index.md calls ${fileName} ${title}, its title is ${entry.title}`);
    return entry;
  });
}

/** The lines `- [Title](file.md)` of the index. @throws {Error} unless they list each file of the folder once */
function readIndex(folder: string): { title: string; fileName: string }[] {
  const lines = readFileSync(join(folder, 'index.md'), 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm);
  const listed = [...lines].map(([, title = '', fileName = '']) => ({ title, fileName }));
  const names = listed.map(({ fileName }) => fileName);
  const present = readdirSync(folder).filter((name) => name !== 'index.md');
  const wrong = [
    ...present.filter((name) => !names.includes(name)).map((name) => `does not list ${name}`),
    ...names.filter((name) => !present.includes(name)).map((name) => `lists ${name}, which does not exist`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `lists ${name} twice`),
  ];
  if (wrong.length > 0) throw new Error(`index.md ${wrong.join('; ')}`);
  return listed;
}
