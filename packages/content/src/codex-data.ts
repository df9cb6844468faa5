import { CODEX_FOLDER, readCodex } from '../compile/read-codex.ts';

/** Every entry, read from the markdown. A bundle holds the result instead (`compile/codex-as-data.ts`). */
export const codex = readCodex(CODEX_FOLDER);
