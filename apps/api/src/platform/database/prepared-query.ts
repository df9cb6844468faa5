import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { GroupingKysely } from './grouping-kysely.ts';

/**
 * A query that is compiled once and run with different values. For the few reads that nearly every request makes: compiling one costs
 * more than reading a row by its key.
 * @param build the query, with placeholders for its values
 * @returns runs the query with values in their order of appearance
 */
export function preparedQuery<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  // One per engine: their placeholders differ.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, parameters) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(db).compile();
      compiled.set(adapter, query);
    }
    if (db instanceof GroupingKysely) return db.reader.all<Row>(query.sql, parameters);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
