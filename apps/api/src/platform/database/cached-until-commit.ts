import type { Database } from './database.ts';

/** Most answers that are cached at once. */
const CAPACITY = 100;

interface Cache<Answer> {
  readonly version: unknown;
  readonly answers: Map<string, { readonly answer: Answer }>;
}

/**
 * Caches an answer that is the same for everybody until anything is committed to the database, by any process. Where the engine does
 * not report commits, the answer is read every time.
 * @param read its result must not be mutated afterwards
 */
export function cachedUntilCommit<Question extends readonly (string | number)[], Answer>(
  read: (db: Database, ...question: Question) => Promise<Answer>,
): (db: Database, ...question: Question) => Promise<Answer> {
  const caches = new WeakMap<Database, Cache<Answer>>();
  return async (db, ...question) => {
    // Read the version first: a commit in between then only makes the cached answer stale.
    const version = db.commitVersion();
    if (version === undefined) return read(db, ...question);
    const before = caches.get(db);
    const { answers } = before?.version === version ? before : { answers: new Map<string, { answer: Answer }>() };
    caches.set(db, { version, answers });
    const key = JSON.stringify(question);
    const cached = answers.get(key);
    if (cached) return cached.answer;
    const answer = await read(db, ...question);
    if (answers.size < CAPACITY) answers.set(key, { answer });
    return answer;
  };
}
