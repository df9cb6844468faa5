import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Limits } from '../../platform/limits.ts';
import { verifierBusy } from './errors.ts';
import type { Verdict, VerifyTask, VerifyWorkerData } from './verify-worker.ts';

/** An idle thread that need not wait ready is kept this long. */
const IDLE_TIMEOUT_MS = 60_000;

/** Where the system can tell threads apart, verifying gives way to answering calls. */
const NICE_INCREMENT = 10;

/** Re-simulates runs in a pool of threads, one core left to the calls. */
export class Verifier {
  readonly #pool: Piscina<VerifyTask, Verdict>;
  readonly #budget: Limits['verifierBudget'];
  readonly #readyThreads: number;
  readonly #queueLimit: number;

  /** @param simsModule what the threads load the simulations from; see `game-sims.ts` */
  constructor(simsModule: string, limits: Pick<Limits, 'verifierReadyThreads' | 'verifierQueue' | 'verifierBudget'>) {
    this.#budget = limits.verifierBudget;
    this.#readyThreads = limits.verifierReadyThreads;
    this.#queueLimit = limits.verifierQueue;
    this.#pool = new Piscina<VerifyTask, Verdict>({
      filename: new URL('./verify-worker.ts', import.meta.url).href,
      name: 'verify',
      workerData: { simsModule } satisfies VerifyWorkerData,
      minThreads: this.#readyThreads,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_TIMEOUT_MS,
      niceIncrement: NICE_INCREMENT,
    });
  }

  /** False once the pool is closed, or a thread could not be started. */
  get alive(): boolean {
    return this.#pool.threads.length >= this.#readyThreads;
  }

  /** Verifications that wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  /**
   * What a replay proves. The time that it may take grows with the ticks that it may have.
   * @throws {ApiFailure} runs/busy when too many wait, or when the task ran out of its time; it can be tried again
   */
  async verify(task: VerifyTask): Promise<Verdict> {
    // The pool has a limit of its own, but counts no task that can be stopped.
    if (this.waiting >= this.#queueLimit) throw verifierBusy();
    const budgetMs = this.#budget.baseMs + task.maxTicks * this.#budget.perTickMs;
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(Math.ceil(budgetMs)) });
    } catch (error) {
      // The task was stopped when its time was over.
      if (error instanceof Error && error.name === 'AbortError') throw verifierBusy();
      throw error;
    }
  }

  /** Lets the tasks at work finish. */
  async close(): Promise<void> {
    await this.#pool.close();
  }
}
