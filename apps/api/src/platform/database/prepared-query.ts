import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { GroupingKysely } from './grouping-kysely.ts';

/**
 * A read that is built once and then run with other values: for the few that nearly every call makes, since building one costs
 * more than reading a row by its key.
 * @param build the query, with anything in place of its values
 * @returns runs it with values in the order in which they stand in the query
 */
export function preparedQuery<Row>(
  build: (db: Db) => Compilable<Row>,
): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  // One for each engine: they write placeholders differently.
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
