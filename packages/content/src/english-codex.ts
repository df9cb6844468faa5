import { readCodex } from '../compile/read-codex.ts';
import { type CodexPlace, findInCodex } from './codex.ts';

/** The codex as it is written, read from the markdown: for tests and checks. The hub loads it as data (`compile/codex-as-data.ts`). */
export const codex = readCodex('en');

/** Resolves an anchor in it; undefined if it is unknown. */
export function findInEnglish(anchor: string): CodexPlace | undefined {
  return findInCodex(codex, anchor);
}
