import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { verifierBusy } from './errors.ts';
import type { Verdict, VerifyTask } from './verify-worker.ts';

/** A task may take this long, and longer the longer the run was: a hundredth of the time that it took to play. */
const BUDGET = { baseMs: 5000, shareOfPlay: 0.01, maxMs: 30_000 } as const;

/** Re-simulates runs in a pool of threads, one core left to the calls. */
export class Verifier {
  readonly #pool: Piscina<VerifyTask, Verdict>;

  /** @param maxQueue tasks that may wait; more are refused */
  constructor(maxQueue: number) {
    this.#pool = new Piscina<VerifyTask, Verdict>({
      filename: new URL('./verify-worker.ts', import.meta.url).href,
      name: 'verify',
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      maxQueue,
    });
  }

  /**
   * What a replay proves.
   * @param playedMs time that the server saw pass since the run's start
   * @throws {ApiFailure} runs/busy when too many wait, or when the task ran out of its time; it can be tried again
   */
  async verify(task: VerifyTask, playedMs: number): Promise<Verdict> {
    const budgetMs = Math.min(BUDGET.baseMs + Math.max(0, playedMs) * BUDGET.shareOfPlay, BUDGET.maxMs);
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(Math.ceil(budgetMs)) });
    } catch (error) {
      if (error instanceof Error && (error.name === 'AbortError' || /queue/i.test(error.message))) throw verifierBusy();
      throw error;
    }
  }

  /** Lets the tasks at work finish. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}
