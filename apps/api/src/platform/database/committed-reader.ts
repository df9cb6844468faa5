import Database from 'better-sqlite3';
import type { Guard } from './sqlite-guard.ts';

/**
 * A second, read-only connection to a SQLite file. It sees committed data, also while a transaction is open on the writing
 * connection, and never waits for the mutex of Kysely's single connection.
 */
export class CommittedReader {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  readonly #guard: Guard;

  /** @param path of a database in WAL mode */
  constructor(path: string, guard: Guard = (work) => work()) {
    this.#guard = guard;
    this.#database = new Database(path, { readonly: true, fileMustExist: true });
    this.#database.pragma('busy_timeout = 5000');
    // The same cache size as the writing connection.
    this.#database.pragma('cache_size = -65536');
  }

  /** The rows of a query. */
  all<Row>(sql: string, parameters: readonly unknown[]): Row[] {
    return this.#guard(() => {
      let statement = this.#statements.get(sql);
      if (!statement) {
        statement = this.#database.prepare(sql);
        this.#statements.set(sql, statement);
      }
      return statement.all(...parameters) as Row[];
    });
  }

  /** Changes whenever any process commits (`PRAGMA data_version`). */
  version(): unknown {
    return this.all<{ data_version: number }>('pragma data_version', [])[0]?.data_version;
  }

  close(): void {
    this.#database.close();
  }
}

/** Reading the version of the file takes microseconds. */
const INTERVAL_MS = 50;

/** Notices the commits of all processes by the version of a SQLite file, which it reads only while anybody asks for it. */
export class VersionPoller {
  readonly #reader: CommittedReader;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #version: unknown;

  constructor(reader: CommittedReader) {
    this.#reader = reader;
  }

  /** Calls back after commits. @returns unsubscribes */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (!this.#timer) {
      this.#version = this.#reader.version();
      this.#timer = setInterval(() => this.#poll(), INTERVAL_MS);
      this.#timer.unref();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  #poll(): void {
    let version: unknown;
    try {
      version = this.#reader.version();
    } catch {
      // The file cannot be read, as is logged; the next poll tries again.
      return;
    }
    if (version === this.#version) return;
    this.#version = version;
    for (const listener of this.#listeners) listener();
  }
}
