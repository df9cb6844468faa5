import type { CommittedReader } from './committed-reader.ts';
import type { Db } from './database.ts';
import { GroupingKysely } from './grouping-kysely.ts';

/** Most answers that are cached at once. */
const CAPACITY = 100;

interface Kept<Answer> {
  readonly version: unknown;
  readonly answers: Map<string, { answer: Answer }>;
}

/**
 * Caches an answer that is the same for everybody until anything is committed to the database, by any process. Only SQLite reports
 * commits at no cost: on PostgreSQL, and within a transaction, the answer is read every time.
 * @param read its result must not be mutated afterwards
 */
export function keptAnswer<Question extends readonly (string | number)[], Answer>(
  read: (db: Db, ...question: Question) => Promise<Answer>,
): (db: Db, ...question: Question) => Promise<Answer> {
  const byReader = new WeakMap<CommittedReader, Kept<Answer>>();
  return async (db, ...question) => {
    if (!(db instanceof GroupingKysely)) return read(db, ...question);
    // Read the version first: a commit in between then only makes the cached answer stale.
    const version = db.reader.version();
    const before = byReader.get(db.reader);
    const answers: Kept<Answer>['answers'] = before && before.version === version ? before.answers : new Map();
    byReader.set(db.reader, { version, answers });
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = await read(db, ...question);
    if (answers.size < CAPACITY) answers.set(key, { answer });
    return answer;
  };
}
