import { availableParallelism } from 'node:os';
import type { RunPage } from '@star-seekers/contracts';
import { Piscina } from 'piscina';
import type { FiledRun, PlayedFile, ShownRun } from './check-worker.ts';
import type { ForeignHub } from './foreign-hub.ts';

/** A run may take so long to be played again, waiting included. The log's own bounds come first, so only rules that hang take that long. */
const CHECK_MS = 120_000;

const THREADS = availableParallelism();

/** Of this process: a thread takes longer to load the games than to play most runs. An idle one keeps no process from ending. */
let pool: Piscina | undefined;

function createPool(): Piscina {
  return new Piscina({
    filename: new URL('./check-worker.ts', import.meta.url).href,
    // A board may be empty, and a hub may not answer.
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
}

/** Plays runs again, in threads that are ended when they take too long. */
export class RunChecker {
  /** How many runs are worth checking at once. */
  readonly lanes = 4 * THREADS;
  readonly #archive: string;
  readonly #checkMs: number;

  /**
   * @param archive folder of archived builds, for runs by older rules
   * @param checkMs milliseconds for one run
   */
  constructor(archive: string, checkMs = CHECK_MS) {
    this.#archive = archive;
    this.#checkMs = checkMs;
  }

  /** @throws {Error} as {@link ForeignHub.get} */
  async check(hub: ForeignHub, id: string): Promise<CheckedRun> {
    return checkRun({ hub, id, archive: this.#archive }, async (shown) => {
      const faults = await this.#inThread('check', shown);
      return faults ?? [`log: ${this.#tooLong}`];
    });
  }

  /** Plays the run of a file. @throws {Error} when it does not hold; the message is for the user */
  async play(run: Omit<FiledRun, 'archive'>): Promise<PlayedFile> {
    const played = await this.#inThread('playFile', { ...run, archive: this.#archive });
    if (!played) throw new Error(`log: ${this.#tooLong}`);
    return played;
  }

  get #tooLong(): string {
    return `it is not played within ${this.#checkMs / 1000} s`;
  }

  /** Calls a function of `check-worker.ts`. @returns undefined when it takes too long */
  async #inThread<Name extends keyof Work>(name: Name, input: Work[Name][0]): Promise<Work[Name][1] | undefined> {
    pool ??= createPool();
    try {
      return (await pool.run(input, { name, signal: AbortSignal.timeout(this.#checkMs) })) as Work[Name][1];
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
      return undefined;
    }
  }
}

/** Input and answer of each function of `check-worker.ts`. */
interface Work {
  check: [ShownRun, string[]];
  playFile: [FiledRun, PlayedFile];
}

/** The page of a run, and what of it does not hold. */
export interface CheckedRun {
  /** Undefined when the hub does not show the run. */
  readonly page: RunPage | undefined;
  readonly faults: readonly string[];
}

/** Which run of which hub, and the folder of archived builds for runs by older rules. */
interface RunSource {
  readonly hub: ForeignHub;
  readonly id: string;
  readonly archive: string;
}

/**
 * Reads a run of a hub and checks it.
 * @param check plays it again; see `check-worker.ts`
 * @throws {Error} as {@link ForeignHub.get}
 */
async function checkRun(
  { hub, id, archive }: RunSource,
  check: (shown: ShownRun) => Promise<readonly string[]>,
): Promise<CheckedRun> {
  const page = await hub.get('runPage', { params: { id } });
  if (!page) return { page: undefined, faults: ['run: the hub has no such run'] };
  if (page.runId !== id) return { page: undefined, faults: [`run: the hub shows run ${page.runId} in its place`] };
  const replay = await hub.get('replay', { params: { id } });
  if (!replay) return { page, faults: [`log: the hub does not show it (${page.standing})`] };
  return { page, faults: await check({ page, replay, archive }) };
}
