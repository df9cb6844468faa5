import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Availability } from './availability.ts';

/** The channel of PostgreSQL on which transactions announce that they have committed. */
export const COMMITS_CHANNEL = 'star_seekers_commits';

/** Between two attempts to listen: longer after each that failed. */
const RETRY_MS = { first: 250, longest: 4000 };

/** A connection that only listens is asked so often whether it is still there, and must say so in time. */
const HEARTBEAT_MS = 2000;
const ANSWER_MS = 3000;

/** Listens to announced commits of all processes, with a connection of its own while anybody asks for them. */
export class CommitListener {
  readonly #connect: () => Promise<pg.PoolClient>;
  readonly #availability: Availability;
  readonly #listeners = new Set<() => void>();
  #stop: AbortController | undefined;

  constructor(connect: () => Promise<pg.PoolClient>, availability: Availability) {
    this.#connect = connect;
    this.#availability = availability;
  }

  /** Calls back after announced commits, and once whenever it has begun to listen. @returns unsubscribes */
  add(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (!this.#stop) {
      this.#stop = new AbortController();
      void this.#listen(this.#stop.signal);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.abort();
      this.#stop = undefined;
    };
  }

  async #listen(stop: AbortSignal): Promise<void> {
    for (let retryMs = RETRY_MS.first; !stop.aborted; retryMs = Math.min(retryMs * 2, RETRY_MS.longest)) {
      const client = await this.#connect().catch(() => undefined);
      if (client && (await this.#hear(client, stop))) retryMs = RETRY_MS.first;
      await pause(retryMs, stop);
    }
  }

  /** Hears what is announced until the connection breaks. @returns whether it did listen */
  async #hear(client: pg.PoolClient, stop: AbortSignal): Promise<boolean> {
    const broken = new AbortController();
    const ends = AbortSignal.any([stop, broken.signal]);
    client.on('notification', () => this.#tell());
    client.on('error', (error) => broken.abort(error));
    let isHeard = false;
    try {
      await client.query(`listen ${COMMITS_CHANNEL}`);
      isHeard = true;
      // Nothing was heard before.
      if (!stop.aborted) this.#tell();
      for (; !stop.aborted; await client.query(HEARTBEAT)) {
        await pause(HEARTBEAT_MS, ends);
        broken.signal.throwIfAborted();
      }
    } catch (error) {
      if (!stop.aborted) void this.#availability.failed('lost', error);
    }
    // Closed rather than returned to the pool: it listens.
    client.release(true);
    return isHeard;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const HEARTBEAT: pg.QueryConfig & { readonly query_timeout: number } = { text: 'select 1', query_timeout: ANSWER_MS };

/** Waits, unless it is ended before. Keeps no process alive. */
async function pause(milliseconds: number, ends: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: ends, ref: false }).catch(() => undefined);
}
