import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CODEX_FOLDER, readCodex } from './read-codex.ts';

/** Vite's plugin that loads `codex/<language>/index.md?codex` as data, so that no page parses markdown. */
export function codexAsData() {
  return {
    name: 'star-seekers:codex',
    load(this: { addWatchFile(file: string): void }, id: string) {
      const language = /\/content\/codex\/([\w-]+)\/index\.md\?codex$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      for (const file of globSync('*/*.md', { cwd: CODEX_FOLDER })) this.addWatchFile(join(CODEX_FOLDER, file));
      return `export const entries = ${JSON.stringify(readCodex(language))};`;
    },
  };
}
