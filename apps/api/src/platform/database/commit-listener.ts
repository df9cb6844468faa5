import type pg from 'pg';
import type { Log } from '../log.ts';

/** The channel of PostgreSQL on which transactions announce that they have committed. */
export const COMMITS_CHANNEL = 'star_seekers_commits';

/** Between two attempts to listen. */
const RETRY_MS = 1000;

/** Listens to announced commits of all processes, with a connection of its own while anybody asks for them. */
export class CommitListener {
  readonly #pool: pg.Pool;
  readonly #log: Pick<Log, 'warn'>;
  readonly #listeners = new Set<() => void>();
  #client: pg.PoolClient | undefined;
  #isConnecting = false;

  constructor(pool: pg.Pool, log: Pick<Log, 'warn'>) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Calls back after announced commits, and once when it has begun to listen. @returns ends that */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    void this.#connect();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#release();
    };
  }

  async #connect(): Promise<void> {
    if (this.#client || this.#isConnecting) return;
    this.#isConnecting = true;
    try {
      const client = await this.#pool.connect();
      this.#client = client;
      client.on('notification', () => this.#tell());
      client.on('error', (error) => this.#lost(error));
      await client.query(`listen ${COMMITS_CHANNEL}`);
    } catch (error) {
      this.#lost(error);
    }
    this.#isConnecting = false;
    // Everybody may have gone meanwhile.
    if (this.#listeners.size === 0) this.#release();
    // Nothing was heard before.
    else if (this.#client) this.#tell();
  }

  #lost(error: unknown): void {
    this.#release();
    if (this.#listeners.size === 0) return;
    this.#log.warn({ err: error }, 'the database is not heard');
    setTimeout(() => {
      if (this.#listeners.size > 0) void this.#connect();
    }, RETRY_MS).unref();
  }

  #release(): void {
    const client = this.#client;
    this.#client = undefined;
    // Closed rather than returned to the pool: it listens.
    client?.release(true);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
