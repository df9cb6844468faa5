import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Codex } from '../src/codex-model.ts';
import { alignWith } from './align-codex.ts';
import { parseEntry } from './parse-entry.ts';

/** The folder of the codex's markdown: one folder for each language. */
export const CODEX_FOLDER = join(import.meta.dirname, '../codex');

/** The language in which the codex is written; the others are translations of it. */
const SOURCE = 'en';

/** The languages of the codex. */
export const codexLanguages: readonly string[] = readdirSync(CODEX_FOLDER);

/**
 * Reads the codex in a language. A translation has the anchors of the English original.
 * @throws {Error} on an invalid entry, and on a translation whose structure differs from the original
 */
export function readCodex(language: string): Codex {
  const codex = readEntries(join(CODEX_FOLDER, language));
  return language === SOURCE ? codex : alignWith(readCodex(SOURCE), codex);
}

/** Reads the entries in the order of `index.md`. @throws {Error} on an invalid entry or another title in the index */
export function readEntries(folder: string): Codex {
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
