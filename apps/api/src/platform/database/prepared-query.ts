import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './database.ts';

/** Reads one value out of the values of a query. It stands in for the value while the query is compiled. */
class Placeholder {
  readonly read: (values: unknown) => unknown;

  constructor(read: (values: unknown) => unknown) {
    this.read = read;
  }
}

/**
 * A query that is compiled once per engine, and again for lists of another length: building and compiling a query takes longer than a
 * read by primary key. Must be a constant.
 */
export class PreparedQuery<Values extends object, Row> {
  readonly #build: (db: Db, values: Values) => Compilable<Row>;
  readonly #compiled = new Map<unknown, Map<string, CompiledQuery<Row>>>();

  /** @param build gets placeholders: it may use them as values, rows or lists of the query, but cannot look at them */
  constructor(build: (db: Db, values: Values) => Compilable<Row>) {
    this.#build = build;
  }

  /** The rows of a query. */
  async all(db: Db, values: Values): Promise<Row[]> {
    return (await this.#run(db, values)).rows;
  }

  /** The first row of a query. */
  async first(db: Db, values: Values): Promise<Row | undefined> {
    return (await this.#run(db, values)).rows[0];
  }

  /** The first row of a query that always has one. */
  async one(db: Db, values: Values): Promise<Row> {
    const row = await this.first(db, values);
    if (!row) throw new Error('a query that always has a row had none');
    return row;
  }

  /** Inserts, updates or deletes. @returns the number of rows */
  async change(db: Db, values: Values): Promise<number> {
    return Number((await this.#run(db, values)).numAffectedRows ?? 0n);
  }

  /** The query with its values. */
  bind(db: Db, values: Values): CompiledQuery<Row> {
    const adapter = db.getExecutor().adapter.constructor;
    const byShape = this.#compiled.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    this.#compiled.set(adapter, byShape);
    const shape = shapeOf(values);
    const compiled = byShape.get(shape) ?? this.#build(db, placeholdersFor(values) as Values).compile();
    byShape.set(shape, compiled);
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? value.read(values) : value));
    return { ...compiled, parameters };
  }

  async #run(db: Db, values: Values): Promise<QueryResult<Row>> {
    return db.getExecutor().executeQuery(this.bind(db, values));
  }
}

/** The lengths of the lists. */
function shapeOf(values: object): string {
  let shape = '';
  for (const value of Object.values(values)) if (Array.isArray(value)) shape += `${value.length} `;
  return shape;
}

function placeholdersFor(value: unknown, read: (values: unknown) => unknown = (values) => values): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => placeholdersFor(item, (values) => (read(values) as unknown[])[index]));
  }
  if (typeof value !== 'object' || value === null) return new Placeholder(read);
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    placeholdersFor(part, (values) => (read(values) as Record<string, unknown>)[name]),
  ]);
  return Object.fromEntries(entries) as unknown;
}
