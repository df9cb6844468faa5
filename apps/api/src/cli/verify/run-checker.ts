import { availableParallelism } from 'node:os';
import type { RunPage } from '@star-seekers/contracts';
import { Piscina } from 'piscina';
import type { ShownRun } from './check-worker.ts';
import type { ForeignHub } from './foreign-hub.ts';

/** A run may take so long to be played again, waiting included. */
const CHECK_MS = 120_000;

/** The page of a run, and what of it does not hold. */
export interface CheckedRun {
  /** Undefined when the hub does not show the run. */
  readonly page: RunPage | undefined;
  readonly faults: readonly string[];
}

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
      minThreads: 1,
      maxThreads: threads,
    });
  }

  /** @throws {Error} as {@link ForeignHub.get} */
  async check(hub: ForeignHub, id: string): Promise<CheckedRun> {
    const page = await hub.get('runPage', { params: { id } });
    if (!page) return { page: undefined, faults: ['run: the hub has no such run'] };
    if (page.runId !== id) return { page: undefined, faults: [`run: the hub shows run ${page.runId} in its place`] };
    const replay = await hub.get('replay', { params: { id } });
    if (!replay) return { page, faults: [`log: the hub does not show it (${page.standing})`] };
    const shown = { page, replay, archive: this.#archive };
    try {
      return { page, faults: await this.#pool.run(shown, { signal: AbortSignal.timeout(CHECK_MS) }) };
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
      return { page, faults: [`log: it is not played within ${CHECK_MS / 1000} s`] };
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
