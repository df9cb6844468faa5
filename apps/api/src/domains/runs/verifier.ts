import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Limits } from '../../platform/limits.ts';
import { verifierBusy } from './errors.ts';
import type {
  DuelTask,
  DuelVerdict,
  RetraceTask,
  SampleTask,
  Retraced,
  Verdict,
  VerifyTask,
  VerifyWorkerData,
} from './verify-worker.ts';

/** Idle threads beyond the minimum are stopped after this long. */
const IDLE_TIMEOUT_MS = 60_000;

type Task = VerifyTask | DuelTask | RetraceTask | SampleTask;

/** Re-simulates runs in a thread pool, leaving one core to requests. */
export class Verifier {
  readonly #pool: Piscina<Task, unknown>;
  readonly #budget: Limits['verifierBudget'];
  readonly #readyThreads: number;
  readonly #queueLimit: number;

  /** @param gamesModule module that the threads load the games from; see `playable-games.ts` */
  constructor(
    gamesModule: string,
    limits: Pick<Limits, 'verifierReadyThreads' | 'workerNice' | 'verifierQueue' | 'verifierBudget'>,
  ) {
    this.#budget = limits.verifierBudget;
    this.#readyThreads = limits.verifierReadyThreads;
    this.#queueLimit = limits.verifierQueue;
    this.#pool = new Piscina<Task, unknown>({
      filename: new URL('./verify-worker.ts', import.meta.url).href,
      workerData: { gamesModule } satisfies VerifyWorkerData,
      minThreads: this.#readyThreads,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: IDLE_TIMEOUT_MS,
      niceIncrement: limits.workerNice,
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
    return (await this.#run('verify', task, task.chunks.at(-1)?.to_tick ?? 0)) as Verdict;
  }

  /**
   * Verifies a duel. Ranked runs go first.
   * @throws {ApiFailure} runs/busy when a task waits for a thread, or the duel timed out; the client may retry
   */
  async verifyDuel(task: DuelTask, mostTicks: number): Promise<DuelVerdict> {
    if (this.waiting > 0) throw verifierBusy();
    return (await this.#run('verifyDuel', task, mostTicks)) as DuelVerdict;
  }

  /**
   * Traces a run again that was verified before, if no verification waits for a thread.
   * @param ticks length of the run
   * @returns undefined when the verifier is busy
   */
  async retrace(task: RetraceTask, ticks: number): Promise<Retraced | undefined> {
    if (this.waiting > 0) return undefined;
    return (await this.#run('retrace', task, ticks)) as Retraced;
  }

  /**
   * Plays attempts of a synthetic player, if no verification waits for a thread.
   * @param mostTicks length of all of them
   * @returns the scores of the first attempts; null for a game without synthetic players; undefined when the verifier is busy
   */
  async sampleDay(task: SampleTask, mostTicks: number): Promise<readonly number[] | null | undefined> {
    if (this.waiting > 0) return undefined;
    return (await this.#run('sampleDay', task, mostTicks)) as readonly number[] | null;
  }

  /** Finishes running tasks, then stops the threads. */
  async close(): Promise<void> {
    await this.#pool.close();
  }

  async #run(name: 'verify' | 'verifyDuel' | 'retrace' | 'sampleDay', task: Task, ticks: number): Promise<unknown> {
    // The pool's own queue limit ignores abortable tasks.
    if (this.waiting >= this.#queueLimit) throw verifierBusy();
    const budgetMs = this.#budget.baseMs + ticks * this.#budget.perTickMs;
    try {
      return await this.#pool.run(task, { name, signal: AbortSignal.timeout(Math.ceil(budgetMs)) });
    } catch (error) {
      // The task timed out.
      if (error instanceof Error && error.name === 'AbortError') throw verifierBusy();
      throw error;
    }
  }
}
