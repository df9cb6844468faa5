import type { Database } from './database.ts';

/** Most answers that are cached at once. */
const CAPACITY = 100;

interface Cache<Answer> {
  readonly version: unknown;
  readonly answers: Map<string, { readonly answer: Answer }>;
}

/**
 * Caches the result of a read until any process commits to the database. If the engine does not report commits, nothing is cached.
 * @param read its result must not be mutated afterwards
 */
export function cachedUntilCommit<Parameters extends readonly (string | number)[], Answer>(
  read: (db: Database, ...parameters: Parameters) => Promise<Answer>,
): (db: Database, ...parameters: Parameters) => Promise<Answer> {
  const caches = new WeakMap<Database, Cache<Answer>>();
  return async (db, ...parameters) => {
    // Read the version first: a commit in between then only makes the cached answer stale.
    const version = db.commitVersion();
    if (version === undefined) return read(db, ...parameters);
    const before = caches.get(db);
    const { answers } = before?.version === version ? before : { answers: new Map<string, { answer: Answer }>() };
    caches.set(db, { version, answers });
    const key = JSON.stringify(parameters);
    const cached = answers.get(key);
    if (cached) return cached.answer;
    const answer = await read(db, ...parameters);
    if (answers.size < CAPACITY) answers.set(key, { answer });
    return answer;
  };
}
