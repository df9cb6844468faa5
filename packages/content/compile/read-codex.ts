import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Tokens, lexer, walkTokens } from 'marked';
import type { Codex } from '../src/codex-model.ts';
import { parseEntry } from './parse-entry.ts';

/** The folder of the codex's markdown. */
export const CODEX_FOLDER = join(import.meta.dirname, '../codex');

/** Reads the entries that `index.md` lists, in its order. @throws {Error} on an entry that cannot be read */
export function readCodex(folder: string): Codex {
  return readIndex(folder).map((fileName) => parseEntry(fileName, readFileSync(join(folder, fileName), 'utf8')));
}

/** File names that the index lists. @throws {Error} unless they are the files of the folder, each once */
function readIndex(folder: string): string[] {
  const listed: string[] = [];
  walkTokens(lexer(readFileSync(join(folder, 'index.md'), 'utf8')), (token) => {
    if (token.type === 'link') listed.push((token as Tokens.Link).href);
  });
  const present = readdirSync(folder).filter((name) => name !== 'index.md');
  const wrong = [
    ...present.filter((name) => !listed.includes(name)).map((name) => `does not list ${name}`),
    ...listed.filter((name) => !present.includes(name)).map((name) => `lists ${name}, which does not exist`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `lists ${name} twice`),
  ];
  if (wrong.length > 0) throw new Error(`index.md ${wrong.join('; ')}`);
  return listed;
}
