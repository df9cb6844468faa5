import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CODEX_FOLDER, readCodex } from './read-codex.ts';

/** Vite's plugin that puts the codex into a bundle as data, so that no page parses markdown. */
export function codexAsData() {
  return {
    name: 'star-seekers:codex',
    transform(this: { addWatchFile(file: string): void }, _code: string, id: string) {
      if (!id.endsWith('/content/src/codex-data.ts')) return undefined;
      for (const file of globSync('*.md', { cwd: CODEX_FOLDER })) this.addWatchFile(join(CODEX_FOLDER, file));
      return `export const codex = ${JSON.stringify(readCodex(CODEX_FOLDER))};`;
    },
  };
}
