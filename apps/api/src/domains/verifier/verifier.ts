import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Log } from '../../platform/log.ts';
import { Times } from '../../platform/metrics.ts';
import type {
  Assignment,
  DuelTask,
  DuelVerdict,
  ExamineTask,
  Examined,
  RetraceTask,
  Retraced,
  Verdict,
  VerifyTask,
  VerifyWorkerData,
} from './verify-worker.ts';

declare module '../../platform/services.ts' {
  interface Services {
    readonly verifier: Verifier;
  }
}

const BUSY_RETRY_AFTER_S = 2;

export const runBusy = (retryAfterS = BUSY_RETRY_AFTER_S) =>
  new ApiFailure('runs/busy', 'The verifier is busy. Send the same run again.', { retryAfterS });

/** A thread did not finish a task within its budget: by what the task holds it should have, so the fault is the hub's. */
export class VerificationTimedOut extends Error {
  readonly budgetMs: number;

  constructor(budgetMs: number) {
    super(`not finished within ${budgetMs} ms`);
    this.budgetMs = budgetMs;
  }
}

export type Task = VerifyTask | DuelTask | RetraceTask | ExamineTask;
export type TaskName = 'verify' | 'verifyDuel' | 'retrace' | 'examine';

/** Re-simulates runs: in threads of this process, or of others (`ROLE=verify`). */
export interface Verifier {
  /** From the request to the verdict. */
  readonly times: Times;
  /** Threads of this process. */
  readonly threads: number;
  /** Tasks that a thread had begun and did not finish within their budget, since the server started. */
  readonly timeouts: number;
  /** Verifications that wait for a thread of this process. */
  readonly waiting: number;
  /** Processes that verify and answered the last time. */
  readonly reachable: number;
  /** False when nothing can be verified; who asks has it tried again. */
  alive(): boolean;
  /** A run is being played: a thread is started that will verify it, and stays as long as this is called. */
  expect(): void;
  /**
   * Verifies a run. The time budget grows with the number of ticks.
   * @param ticks length of the run
   * @throws {ApiFailure} runs/busy when the queue is full or no thread had time for it; the client may retry
   * @throws {VerificationTimedOut} when a thread did not finish it within its budget
   */
  verify(task: VerifyTask, ticks: number): Promise<Verdict>;
  /**
   * Verifies a duel. Ranked runs go first.
   * @throws {ApiFailure} runs/busy when a task waits for a thread, or the duel timed out; the client may retry
   */
  verifyDuel(task: DuelTask, mostTicks: number): Promise<DuelVerdict>;
  /**
   * Traces a run again that was verified before, if no verification waits for a thread.
   * @param ticks length of the run
   * @returns undefined when the verifier is busy
   */
  retrace(task: RetraceTask, ticks: number): Promise<Retraced | undefined>;
  /**
   * Describes how a run was played.
   * @param ticks length of the run
   * @throws {ApiFailure} runs/busy when the queue is full, or it timed out; the client may retry
   */
  examine(task: ExamineTask, ticks: number): Promise<Examined>;
  /** Finishes running tasks, then stops the threads. */
  close(): Promise<void>;
}

export function verificationTimes(): Times {
  return new Times('verification_seconds', 'Time of a verification, with the wait for a worker.');
}

/** Re-simulates runs in a thread pool, leaving one core to requests. */
export class ThreadVerifier implements Verifier {
  readonly #pool: Piscina<Assignment<Task> | undefined, unknown>;
  readonly #budget: Limits['verifierBudget'];
  /** While runs are played, a thread gets something to do so often; never, if it need not be ready. */
  readonly #wakeMs: number | undefined;
  readonly #queueLimit: number;
  readonly times = verificationTimes();
  #timeouts = 0;
  #isAlive = true;
  #wokenAt = Number.NEGATIVE_INFINITY;

  /** @param gamesModule module that the threads load the games from; see `playable-games.ts` */
  constructor(
    gamesModule: string | undefined,
    limits: Pick<Limits, 'verifierReady' | 'verifierIdleMs' | 'workerNice' | 'verifierQueue' | 'verifierBudget'>,
    log: Pick<Log, 'error'>,
  ) {
    this.#budget = limits.verifierBudget;
    this.#wakeMs = limits.verifierReady ? limits.verifierIdleMs / 3 : undefined;
    this.#queueLimit = limits.verifierQueue;
    this.#pool = new Piscina<Assignment<Task> | undefined, unknown>({
      filename: new URL('./verify-worker.ts', import.meta.url).href,
      workerData: { gamesModule } satisfies VerifyWorkerData,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: limits.verifierIdleMs,
      niceIncrement: limits.workerNice,
    });
    this.#pool.on('error', (err) => {
      this.#isAlive = false;
      log.error({ err }, 'A thread that verifies runs could not start, or has ended by itself.');
    });
    this.expect();
  }

  /** False once the pool is closed, and after a thread failed to start, until one starts: who asks has it tried again. */
  alive(): boolean {
    if (!this.#isAlive) this.expect();
    return this.#isAlive;
  }

  get reachable(): number {
    return this.#isAlive ? 1 : 0;
  }

  get threads(): number {
    return this.#pool.threads.length;
  }

  expect(): void {
    if (this.#wakeMs === undefined || performance.now() - this.#wokenAt < this.#wakeMs) return;
    this.#wokenAt = performance.now();
    this.#pool.run(undefined, { name: 'wake' }).then(
      () => (this.#isAlive = true),
      () => (this.#isAlive = false),
    );
  }

  get timeouts(): number {
    return this.#timeouts;
  }

  get waiting(): number {
    return this.#pool.queueSize;
  }

  async verify(task: VerifyTask, ticks: number): Promise<Verdict> {
    return (await this.#run('verify', task, ticks)) as Verdict;
  }

  async verifyDuel(task: DuelTask, mostTicks: number): Promise<DuelVerdict> {
    if (this.waiting > 0) throw runBusy();
    return (await this.#runUnlessBusy('verifyDuel', task, mostTicks)) as DuelVerdict;
  }

  async retrace(task: RetraceTask, ticks: number): Promise<Retraced | undefined> {
    if (this.waiting > 0) return undefined;
    return (await this.#runUnlessBusy('retrace', task, ticks)) as Retraced;
  }

  async examine(task: ExamineTask, ticks: number): Promise<Examined> {
    return (await this.#runUnlessBusy('examine', task, ticks)) as Examined;
  }

  async close(): Promise<void> {
    this.#isAlive = false;
    await this.#pool.close();
  }

  /** What may as well be asked for again, also after it timed out. */
  async #runUnlessBusy(name: TaskName, task: Task, ticks: number): Promise<unknown> {
    try {
      return await this.#run(name, task, ticks);
    } catch (error) {
      throw error instanceof VerificationTimedOut ? runBusy() : error;
    }
  }

  async #run(name: TaskName, task: Task, ticks: number): Promise<unknown> {
    // The pool's own queue limit ignores abortable tasks.
    if (this.waiting >= this.#queueLimit) throw runBusy();
    const budgetMs = Math.ceil(this.#budget.baseMs + ticks * this.#budget.perTickMs);
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const hasBegun = () => Atomics.load(begun, 0) === 1;
    const limit = new AbortController();
    const abort = () => limit.abort();
    // Waiting for a thread is not the task's fault: one that was begun late has its budget from now on.
    const began = performance.now();
    let timer = setTimeout(() => (hasBegun() ? (timer = setTimeout(abort, budgetMs)) : abort()), budgetMs);
    try {
      return await this.#pool.run({ task, begun }, { name, signal: limit.signal });
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      if (!hasBegun()) throw runBusy();
      this.#timeouts++;
      throw new VerificationTimedOut(budgetMs);
    } finally {
      this.times.add(performance.now() - began);
      clearTimeout(timer);
    }
  }
}
