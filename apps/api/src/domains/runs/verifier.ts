import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Limits } from '../../platform/limits.ts';
import { verifierBusy } from './errors.ts';
import type { Verdict, VerifyTask, VerifyWorkerData } from './verify-worker.ts';

/** Idle threads beyond the minimum are stopped after this long. */
const IDLE_TIMEOUT_MS = 60_000;

/** Re-simulates runs in a thread pool, leaving one core to requests. */
export class Verifier {
  readonly #pool: Piscina<VerifyTask, Verdict>;
  readonly #budget: Limits['verifierBudget'];
  readonly #readyThreads: number;
  readonly #queueLimit: number;

  /** @param gamesModule module that the threads load the games from; see `playable-games.ts` */
  constructor(
    gamesModule: string,
    limits: Pick<Limits, 'verifierReadyThreads' | 'verifierNice' | 'verifierQueue' | 'verifierBudget'>,
  ) {
    this.#budget = limits.verifierBudget;
    this.#readyThreads = limits.verifierReadyThreads;
    this.#queueLimit = limits.verifierQueue;
    this.#pool = new Piscina<VerifyTask, Verdict>({
      filename: new URL('./verify-worker.ts', import.meta.url).href,
      name: 'verify',
      workerData: { gamesModule } satisfies VerifyWorkerData,
      minThreads: this.#readyThreads,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_TIMEOUT_MS,
      niceIncrement: limits.verifierNice,
    });
  }

  /** False once the pool is closed or a thread failed to start. */
  get alive(): boolean {
    return this.#pool.threads.length >= this.#readyThreads;
  }

  /** Verifications waiting for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  /**
   * Verifies a run. The time budget grows with the number of ticks.
   * @throws {ApiFailure} runs/busy when the queue is full or the task timed out; the client may retry
   */
  async verify(task: VerifyTask): Promise<Verdict> {
    // The pool's own queue limit ignores abortable tasks.
    if (this.waiting >= this.#queueLimit) throw verifierBusy();
    const ticks = task.chunks.at(-1)?.to_tick ?? 0;
    const budgetMs = this.#budget.baseMs + ticks * this.#budget.perTickMs;
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(Math.ceil(budgetMs)) });
    } catch (error) {
      // The task timed out.
      if (error instanceof Error && error.name === 'AbortError') throw verifierBusy();
      throw error;
    }
  }

  /** Finishes running tasks, then stops the threads. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}
