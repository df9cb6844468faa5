import Database from 'better-sqlite3';

/**
 * A second connection to a SQLite file that only reads. It sees what has been committed, also while a transaction is open on the
 * connection that writes, and waits for nobody; so a read needs none of the turns that Kysely's one connection is passed around by.
 */
export class CommittedReader {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  /** @param path of a database in WAL mode */
  constructor(path: string) {
    this.#database = new Database(path, { readonly: true, fileMustExist: true });
    this.#database.pragma('busy_timeout = 5000');
    // As much as the one that writes has.
    this.#database.pragma('cache_size = -65536');
  }

  /** The rows of a query. */
  all<Row>(sql: string, parameters: readonly unknown[]): Row[] {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement.all(...parameters) as Row[];
  }

  /** Another number as soon as anybody, in whatever process, has committed anything. */
  version(): unknown {
    return this.all<{ data_version: number }>('pragma data_version', [])[0]?.data_version;
  }

  close(): void {
    this.#database.close();
  }
}
