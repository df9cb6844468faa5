/// <reference types="vite/client" />
import type { Codex } from './codex-model.ts';

const codexes = import.meta.glob<Codex>('../codex/*/index.md', { query: '?codex', import: 'entries' });

/** Loads the codex in a language; undefined in a language that it is not translated to. Needs the plugin `codexAsData`. */
export function loaderOfCodex(language: string): (() => Promise<Codex>) | undefined {
  return codexes[`../codex/${language}/index.md`];
}
