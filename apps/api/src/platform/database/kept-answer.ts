import type { CommittedReader } from './committed-reader.ts';
import type { Db } from './database.ts';
import { GroupingKysely } from './grouping-kysely.ts';

/** Answers to different questions that are kept at once. */
const CAPACITY = 100;

interface Kept<Answer> {
  readonly version: unknown;
  readonly answers: Map<string, { answer: Answer }>;
}

/**
 * An answer that is the same for everybody who asks the same, kept for as long as nothing at all is committed to the database, by
 * whatever process. Only SQLite tells that at once: elsewhere, and within a transaction, it is read every time.
 * @param read must not change its answer afterwards, and nobody else may
 */
export function keptAnswer<Question extends readonly (string | number)[], Answer>(
  read: (db: Db, ...question: Question) => Promise<Answer>,
): (db: Db, ...question: Question) => Promise<Answer> {
  const byReader = new WeakMap<CommittedReader, Kept<Answer>>();
  return async (db, ...question) => {
    if (!(db instanceof GroupingKysely)) return read(db, ...question);
    // Asked before it is read: what is committed in between makes it outdated at worst.
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
