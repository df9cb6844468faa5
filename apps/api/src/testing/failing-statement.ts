import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { testEngine } from './databases/test-database.ts';

/**
 * How a statement fails. `refused`: it has no effect. `lost`: it had its effect, but the connection broke before its answer; only where the
 * database is another process.
 */
export type Failure = 'refused' | 'lost';

/** The failures of this test run's engine. */
export function failures(): Failure[] {
  return testEngine() === 'sqlite' ? ['refused'] : ['refused', 'lost'];
}

/** Lets one statement of all databases of this process fail, whoever sends it. */
export class FailingStatement {
  readonly #failure: Failure;
  readonly #failed = Promise.withResolvers<void>();
  readonly #restore: () => void;
  #left: number;
  #isOff = false;

  /** @param number of the statement, from 1 for the next one */
  constructor(number: number, failure: Failure) {
    this.#left = number;
    this.#failure = failure;
    this.#restore = testEngine() === 'sqlite' ? this.#interceptSqlite() : this.#interceptPostgres();
  }

  get hasFailed(): boolean {
    return this.#left <= 0;
  }

  /** Resolves while the statement fails. */
  get failed(): Promise<void> {
    return this.#failed.promise;
  }

  /** Does something whose statements neither count nor fail. */
  async without<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isOff = true;
    try {
      return await work();
    } finally {
      this.#isOff = false;
    }
  }

  end(): void {
    this.#restore();
  }

  #isNext(): boolean {
    if (this.#isOff || --this.#left !== 0) return false;
    this.#failed.resolve();
    return true;
  }

  #interceptSqlite(): () => void {
    const isNext = () => this.#isNext();
    const restores = (['all', 'run'] as const).map((name) => {
      const original = STATEMENT[name];
      STATEMENT[name] = function (this: Sqlite.Statement, ...parameters: unknown[]) {
        if (isNext()) throw new Error(`refused: ${this.source}`);
        return original.apply(this, parameters) as never;
      };
      return () => void (STATEMENT[name] = original as never);
    });
    return () => {
      for (const restore of restores) restore();
    };
  }

  #interceptPostgres(): () => void {
    const { prototype } = pg.Client;
    const original = prototype.query as (...query: unknown[]) => Promise<unknown>;
    const fails = async (client: pg.Client, query: unknown[]) => {
      if (this.#failure === 'lost') {
        await original.apply(client, query);
        (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      }
      throw new Error(`${this.#failure}: ${JSON.stringify(query[0])}`);
    };
    const isNext = () => this.#isNext();
    prototype.query = async function (this: pg.Client, ...query: unknown[]) {
      return isNext() ? fails(this, query) : original.apply(this, query);
    } as never;
    return () => void (prototype.query = original as never);
  }
}

/** What all prepared statements inherit from. */
const STATEMENT = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Record<
  'all' | 'run',
  (this: Sqlite.Statement, ...parameters: unknown[]) => unknown
>;
