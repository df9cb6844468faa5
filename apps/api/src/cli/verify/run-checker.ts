import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type CheckedRun, checkRun } from './check-run.ts';
import type { ShownRun } from './check-worker.ts';
import type { ForeignHub } from './foreign-hub.ts';

/** A run may take so long to be played again, waiting included. */
const CHECK_MS = 120_000;

/** Plays the runs of a hub again, in threads. */
export class RunChecker {
  /** How many runs are worth checking at once. */
  readonly lanes: number;
  readonly #pool: Piscina<ShownRun, string[]>;
  readonly #archive: string;

  /** @param archive folder of sealed builds, for runs by older rules */
  constructor(archive: string) {
    this.#archive = archive;
    const threads = availableParallelism();
    this.lanes = 4 * threads;
    this.#pool = new Piscina<ShownRun, string[]>({
      filename: new URL('./check-worker.ts', import.meta.url).href,
      name: 'check',
      // A board may be empty, and a hub may not answer.
      minThreads: 0,
      maxThreads: threads,
    });
  }

  /** @throws {Error} as {@link ForeignHub.get} */
  async check(hub: ForeignHub, id: string): Promise<CheckedRun> {
    return checkRun({ hub, id, archive: this.#archive }, async (shown) => this.#play(shown));
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #play(shown: ShownRun): Promise<string[]> {
    try {
      return await this.#pool.run(shown, { signal: AbortSignal.timeout(CHECK_MS) });
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
      return [`log: it is not played within ${CHECK_MS / 1000} s`];
    }
  }
}
